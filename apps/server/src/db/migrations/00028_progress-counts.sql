-- A revision grows by every operation that is sent, so that 32 bits could be used up in a day.
alter table progress_reader alter column revision type bigint;
alter table progress_item alter column revision type bigint;

-- What is stored of each reader, kept by triggers, so that a quota counts nothing. `bytes` is at least what the
-- items are in an export. Removed items are forgotten up to the revision `compacted`.
alter table progress_reader
  add column marks integer not null default 0,
  add column bookmarks integer not null default 0,
  add column plans integer not null default 0,
  add column positions integer not null default 0,
  add column removed integer not null default 0,
  add column bytes bigint not null default 0,
  add column compacted bigint not null default 0;

-- The reader's revision at the device's last operations: the devices unused for longest are forgotten.
alter table progress_device add column revision bigint not null default 0;

-- With an id, an instant and their names.
create function progress_bytes(value jsonb) returns bigint language sql immutable as $$
  select case when value is null then 0 else octet_length(value::text) + 90 end
$$;

create function count_progress() returns trigger language plpgsql as $$
declare
  sign constant integer := tg_argv[0];
begin
  update progress_reader r set
    marks = r.marks + sign * c.marks,
    bookmarks = r.bookmarks + sign * c.bookmarks,
    plans = r.plans + sign * c.plans,
    positions = r.positions + sign * c.positions,
    removed = r.removed + sign * c.removed,
    bytes = r.bytes + sign * c.bytes
  from (
    select user_id,
      count(*) filter (where kind = 'mark' and value is not null) as marks,
      count(*) filter (where kind = 'bookmark' and value is not null) as bookmarks,
      count(*) filter (where kind = 'plan' and value is not null) as plans,
      count(*) filter (where kind = 'position' and value is not null) as positions,
      count(*) filter (where value is null) as removed,
      sum(progress_bytes(value)) as bytes
    from changed
    group by user_id
  ) c
  where r.user_id = c.user_id;
  return null;
end $$;

create trigger progress_come after insert on progress_item
  referencing new table as changed for each statement execute function count_progress('1');

create trigger progress_gone after delete on progress_item
  referencing old table as changed for each statement execute function count_progress('-1');

create trigger progress_replaced after update on progress_item
  referencing old table as changed for each statement execute function count_progress('-1');

create trigger progress_replacing after update on progress_item
  referencing new table as changed for each statement execute function count_progress('1');

update progress_reader r set
  marks = c.marks, bookmarks = c.bookmarks, plans = c.plans, positions = c.positions, removed = c.removed,
  bytes = c.bytes
from (
  select user_id,
    count(*) filter (where kind = 'mark' and value is not null) as marks,
    count(*) filter (where kind = 'bookmark' and value is not null) as bookmarks,
    count(*) filter (where kind = 'plan' and value is not null) as plans,
    count(*) filter (where kind = 'position' and value is not null) as positions,
    count(*) filter (where value is null) as removed,
    sum(progress_bytes(value)) as bytes
  from progress_item
  group by user_id
) c
where r.user_id = c.user_id;
