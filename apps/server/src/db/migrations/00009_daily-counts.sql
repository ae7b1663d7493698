-- How many things of a kind a user has made on a UTC day, the last one that they made any on.
create table daily_count (
  user_id integer not null references app_user on delete cascade,
  kind text not null,
  day date not null,
  count integer not null,
  primary key (user_id, kind),
  constraint daily_count_kind check (kind in ('group', 'cycle', 'member', 'invite')),
  constraint daily_count_count check (count >= 0)
);
