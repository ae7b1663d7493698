-- What a member's results in a cycle add up to. It goes with the membership; the results stay.
create table standing (
  cycle_id integer not null references cycle on delete cascade,
  member_id integer not null references member on delete cascade,
  points integer not null,
  verses_read integer not null,
  -- One bit for each day of the plan, from the left.
  completed_days bit(300) not null,
  reached_at timestamptz(3) not null,
  primary key (cycle_id, member_id),
  constraint standing_points check (points >= 0),
  constraint standing_completed check (verses_read > 0 and completed_days <> repeat('0', 300)::bit(300))
);

-- The order of the leaderboard; negated, so that all of it ascends and a page can go on after a row.
create index standing_listed on standing (cycle_id, (-points), (-verses_read), reached_at, member_id);
create index standing_of_member on standing (member_id);

-- How many members of a cycle have a number of points: a rank is a sum over these few rows.
create table standing_bucket (
  cycle_id integer not null references cycle on delete cascade,
  points integer not null,
  members integer not null,
  primary key (cycle_id, points),
  constraint standing_bucket_members check (members >= 0)
) with (fillfactor = 50);

-- Triggers, because standings also go by cascade, where no statement of the app sees them. They run
-- once a statement, and a change takes its buckets in ascending order, as points only ever grow.
create function count_in_buckets() returns trigger language plpgsql as $$
begin
  insert into standing_bucket as b (cycle_id, points, members)
  select cycle_id, points, count(*) from come group by cycle_id, points order by cycle_id, points
  on conflict (cycle_id, points) do update set members = b.members + excluded.members;
  return null;
end $$;

create function uncount_in_buckets() returns trigger language plpgsql as $$
begin
  update standing_bucket b set members = b.members - lost.members
  from (select cycle_id, points, count(*) as members from gone group by cycle_id, points) lost
  where b.cycle_id = lost.cycle_id and b.points = lost.points;
  return null;
end $$;

create function move_in_buckets() returns trigger language plpgsql as $$
begin
  update standing_bucket b set members = b.members - lost.members
  from (select cycle_id, points, count(*) as members from gone group by cycle_id, points) lost
  where b.cycle_id = lost.cycle_id and b.points = lost.points;
  insert into standing_bucket as b (cycle_id, points, members)
  select cycle_id, points, count(*) from come group by cycle_id, points order by cycle_id, points
  on conflict (cycle_id, points) do update set members = b.members + excluded.members;
  return null;
end $$;

create trigger standing_counted after insert on standing
  referencing new table as come for each statement execute function count_in_buckets();

create trigger standing_uncounted after delete on standing
  referencing old table as gone for each statement execute function uncount_in_buckets();

create trigger standing_moved after update on standing
  referencing old table as gone new table as come for each statement execute function move_in_buckets();
