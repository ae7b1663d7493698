-- The last UTC day on which a person was here: a session that ends takes its own last use along. It is known from
-- this migration on, so that nobody counts as away who was not.
alter table app_user add column seen_on date not null default current_date;

-- An admin asks for a group whose creator is away; at most one at a time. `back_on` is the day on which the creator
-- was noticed again.
create table group_claim (
  group_id integer primary key references reading_group on delete cascade,
  member_id integer not null references member on delete cascade,
  asked_on date not null,
  back_on date,
  constraint group_claim_back_after_asking check (back_on >= asked_on)
);
create index group_claim_of_member on group_claim (member_id);

-- A claim ends with its asker's role, and when the creator changes, however that comes about.
create function end_claim_of_member() returns trigger language plpgsql as $$
begin
  delete from group_claim where member_id = new.id;
  return null;
end $$;

create function end_claim_of_group() returns trigger language plpgsql as $$
begin
  delete from group_claim where group_id = new.id;
  return null;
end $$;

create trigger member_no_admin after update of role on member
  for each row when (new.role <> 'admin') execute function end_claim_of_member();

create trigger group_of_another after update of created_by on reading_group
  for each row when (new.created_by <> old.created_by) execute function end_claim_of_group();

-- Who is told of a claim is told of what is open.
alter table notification add column claim_of integer references group_claim on delete cascade;
create index notification_of_claim on notification (claim_of) where claim_of is not null;

alter table daily_count drop constraint daily_count_kind;
alter table daily_count add constraint daily_count_kind
  check (kind in ('group', 'cycle', 'member', 'invite', 'quiz', 'claim'));
