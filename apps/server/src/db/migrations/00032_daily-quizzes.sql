-- A quiz is stored when it is first opened: bounded for each user and day.
alter table daily_count drop constraint daily_count_kind;
alter table daily_count
  add constraint daily_count_kind check (kind in ('group', 'cycle', 'member', 'invite', 'quiz'));
