-- Which days of a cycle a member has marked read: one bit for each day of the plan, from the left. They are
-- their user's, as quiz results are: who comes back finds them.
create table check_in (
  cycle_id integer not null references cycle on delete cascade,
  user_id integer not null references app_user on delete cascade,
  days bit(300) not null,
  primary key (cycle_id, user_id)
);

create index check_in_of_user on check_in (user_id);

-- The day of a cycle on which the first of its members checked in: from it on, streaks need check-ins.
create table check_in_start (
  cycle_id integer primary key references cycle on delete cascade,
  day smallint not null,
  constraint check_in_start_day check (day between 1 and 300)
);

-- Whether other members may see by name that somebody has read.
alter table app_user add column shows_check_ins boolean not null default false;
