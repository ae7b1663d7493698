-- The whole Quran shared out among people: in a group, or among those who have its link.
create table khatma (
  id integer generated always as identity primary key,
  group_id integer references reading_group on delete cascade,
  -- Who keeps it, and who does once that account is deleted; a group's leaders keep its khatmas in any case.
  keeper_id integer references app_user on delete set null,
  second_id integer references app_user on delete set null,
  name text not null,
  intention text,
  -- What is shared out: a kind of part, or null for equal parts by words.
  part text,
  parts smallint not null,
  -- How many shares one may have unread at a time.
  most smallint not null,
  -- After so many days a share that nobody has read is free again; null for never.
  return_days smallint,
  repeats text,
  ends_at timestamptz,
  created_at timestamptz not null,
  client_id uuid,
  -- The id by which readers mark its verses as read and keep their place, and where its changes are told.
  plan uuid not null unique default gen_random_uuid(),
  -- Which link lets people in; null where the group's members alone may take.
  link smallint,
  code_hash text unique,
  constraint khatma_part check (part in ('surah', 'juz', 'hizb', 'page')),
  constraint khatma_parts check (parts between 1 and 604),
  constraint khatma_most check (most between 1 and 604),
  constraint khatma_return check (return_days between 1 and 60),
  constraint khatma_repeats check (repeats in ('week', 'month'))
);
create index khatma_of_group on khatma (group_id, id desc);
create index khatma_of_keeper on khatma (keeper_id, id desc);
create index khatma_of_second on khatma (second_id);
create unique index khatma_client on khatma (keeper_id, client_id) where client_id is not null;

-- Who reads in a khatma: an account, or a name with the hash of a secret that a device holds; without a secret it is
-- somebody whose shares others mark: who has brought them in (helped_by), and the keeper. Without account and name it
-- is somebody who is gone.
create table khatma_reader (
  id integer generated always as identity primary key,
  khatma_id integer not null references khatma on delete cascade,
  user_id integer references app_user on delete set null,
  name text,
  secret_hash text unique,
  helped_by integer references khatma_reader on delete set null,
  unique (khatma_id, user_id)
);
create index khatma_reader_of_user on khatma_reader (user_id);
create index khatma_reader_of_helper on khatma_reader (helped_by);

-- A share that somebody has, or has read: by its place in the first round. At most one has it.
create table khatma_share (
  khatma_id integer not null references khatma on delete cascade,
  place smallint not null,
  reader_id integer not null references khatma_reader on delete cascade,
  is_held boolean not null default true,
  taken_at timestamptz not null,
  done_at timestamptz,
  -- When its reader was told that it will be given back.
  told_at timestamptz,
  primary key (khatma_id, place, reader_id),
  constraint khatma_share_place check (place between 1 and 604)
);
create unique index khatma_share_held on khatma_share (khatma_id, place) where is_held;
create index khatma_share_of_reader on khatma_share (reader_id);

-- Who goes gives back what they have not read; what they have read stays read.
create function give_back_shares() returns trigger language plpgsql as $$
begin
  delete from khatma_share where reader_id = new.id and done_at is null;
  update khatma_share set is_held = false where reader_id = new.id;
  return null;
end $$;
create trigger khatma_reader_gone after update on khatma_reader
  for each row when (new.user_id is null and new.name is null) execute function give_back_shares();

create function give_back_shares_of_member() returns trigger language plpgsql as $$
begin
  delete from khatma_share share using khatma_reader reader, khatma
  where reader.user_id = old.user_id and khatma.id = reader.khatma_id and khatma.group_id = old.group_id
    and share.reader_id = reader.id and share.done_at is null;
  update khatma_share share set is_held = false from khatma_reader reader, khatma
  where reader.user_id = old.user_id and khatma.id = reader.khatma_id and khatma.group_id = old.group_id
    and share.reader_id = reader.id;
  return null;
end $$;
create trigger member_gives_back after delete on member
  for each row execute function give_back_shares_of_member();

alter table daily_count drop constraint daily_count_kind;
alter table daily_count add constraint daily_count_kind
  check (kind in ('group', 'cycle', 'member', 'invite', 'quiz', 'claim', 'khatma'));
