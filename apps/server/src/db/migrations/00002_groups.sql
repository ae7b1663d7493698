-- In the order in which members are listed.
create type member_role as enum ('admin', 'moderator', 'member');

create table reading_group (
  id integer generated always as identity primary key,
  name text not null,
  description text,
  is_private boolean not null,
  created_by integer not null,
  created_by_role member_role not null generated always as ('admin'::member_role) stored,
  created_at timestamptz(3) not null,
  constraint reading_group_name_length check (char_length(name) between 1 and 100),
  constraint reading_group_description_not_blank check (description <> '')
);

create index reading_group_public on reading_group (id) where not is_private;

create table member (
  id integer generated always as identity primary key,
  group_id integer not null references reading_group on delete cascade,
  user_id integer not null references app_user on delete cascade,
  role member_role not null,
  joined_at timestamptz(3) not null,
  constraint member_once unique (group_id, user_id),
  constraint member_with_role unique (group_id, user_id, role)
);

create index member_listed on member (group_id, role, id);
create index member_of_user on member (user_id, group_id);

-- The creator is a member and an admin, so no group is ever without an admin. Checked at commit:
-- a group and its creator's membership are written together.
alter table reading_group add constraint reading_group_creator_is_admin
  foreign key (id, created_by, created_by_role) references member (group_id, user_id, role)
  deferrable initially deferred;

create table invite (
  id integer generated always as identity primary key,
  group_id integer not null references reading_group on delete cascade,
  -- SHA-256 of the token in hex: who reads this table cannot join with it.
  token_hash text not null,
  created_by integer references app_user on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint invite_token_hash_is_a_hash check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint invite_token_hash_key unique (token_hash)
);

create index invite_of_group on invite (group_id, id);
create index invite_created_by on invite (created_by);

create table cycle (
  id integer generated always as identity primary key,
  group_id integer not null references reading_group on delete cascade,
  name text not null,
  start_date date not null,
  -- The due date of day 300, as the app's calendar has it.
  end_date date not null,
  reading_plan text not null,
  start_day integer not null,
  daily_check_in_required boolean not null,
  leaderboard_enabled boolean not null,
  quiz_enabled boolean not null,
  points_per_reading integer not null,
  points_per_translation integer not null,
  points_per_tafseer integer not null,
  graded_only boolean not null,
  created_at timestamptz(3) not null,
  constraint cycle_name_length check (char_length(name) between 1 and 100),
  constraint cycle_reading_plan check (reading_plan = 'detailed'),
  constraint cycle_start_day check (start_day between 1 and 300),
  constraint cycle_end_date check (end_date = start_date + (300 - start_day)),
  constraint cycle_points check (
    points_per_reading between 0 and 100
    and points_per_translation between 0 and 100
    and points_per_tafseer between 0 and 100
  )
);

create index cycle_listed on cycle (group_id, id);
create index cycle_active on cycle (group_id, end_date);
