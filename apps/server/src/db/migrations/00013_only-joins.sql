-- Who wants to be in no group that they did not join themselves.
alter table app_user add column only_joins boolean not null default false;

-- Groups that may not add somebody again; the name is the one that they knew when they left.
create table group_block (
  user_id integer not null references app_user on delete cascade,
  group_id integer not null references reading_group on delete cascade,
  group_name text not null,
  blocked_at timestamptz(3) not null,
  primary key (user_id, group_id)
);

create index group_block_of_group on group_block (group_id);

-- What an unread notification is about grows with each of its kind: it gets a new ID then, and
-- first_id is the one that it had at first.
alter table notification
  add column about integer[] not null default '{}',
  add column first_id integer;
