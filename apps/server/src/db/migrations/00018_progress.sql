-- What readers did: marks, bookmarks, own plans and the verses at which they stopped. The last number of
-- each of a reader's changes is its revision, by which devices ask for what is new.
create table progress_reader (
  user_id integer primary key references app_user on delete cascade,
  revision integer not null,
  constraint progress_reader_revision check (revision >= 0)
);

-- The last operation that came from each of a reader's devices, and the last one before that request.
create table progress_device (
  user_id integer not null references progress_reader on delete cascade,
  device uuid not null,
  received integer not null,
  before integer not null,
  primary key (user_id, device)
);

create type progress_kind as enum ('mark', 'bookmark', 'plan', 'position');

create table progress_item (
  user_id integer not null references progress_reader on delete cascade,
  kind progress_kind not null,
  -- A UUID made on the device; of a position, its plan.
  id text not null,
  -- Null once it is removed: a device that was offline must learn of it.
  value jsonb,
  changed_at timestamptz(3) not null,
  device uuid not null,
  seq integer not null,
  revision integer not null,
  primary key (user_id, kind, id),
  constraint progress_item_id check (id = 'daily' or length(id) = 36)
);

create unique index progress_item_revision on progress_item (user_id, revision);
