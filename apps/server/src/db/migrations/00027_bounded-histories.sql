-- A group's history names people by ID without a reference to their accounts, which need not be updated there
-- when they are deleted, however much others have written. IDs are not given again.
alter table group_event
  drop constraint group_event_actor_id_fkey,
  drop constraint group_event_target_id_fkey,
  -- What was done, on a UTC day: done again it is counted in the same entry.
  add column topic text,
  add column count integer not null default 1;

drop index group_event_of_actor, group_event_of_target;
create unique index group_event_topic on group_event (group_id, topic);

-- Whom a group has removed: they come back only by being added or by a newer invite. Without a reference to
-- the account, for the same reason.
create table removed_member (
  group_id integer not null references reading_group on delete cascade,
  user_id integer not null,
  removed_at timestamptz(3) not null,
  primary key (group_id, user_id)
);

insert into removed_member
select e.group_id, target_id, max(e.created_at)
from group_event e
join reading_group g on g.id = e.group_id and is_private
where kind = 'memberRemoved' and target_id is not null and not exists (
  select from member where group_id = e.group_id and user_id = target_id
)
group by e.group_id, target_id;
