-- How many members a group has, and how many groups are public, kept by triggers: a list counts none of a million rows.
create table group_size (
  group_id integer primary key references reading_group on delete cascade,
  members integer not null,
  constraint group_size_members check (members >= 0)
) with (fillfactor = 50);

create table public_groups (
  is_only boolean primary key default true,
  groups integer not null,
  constraint public_groups_only check (is_only)
) with (fillfactor = 50);

-- Locked in the order of the groups: two accounts that are deleted at once may have been in the same ones.
create function count_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into group_size as s (group_id, members)
    select group_id, count(*) from changed group by group_id order by group_id
    on conflict (group_id) do update set members = s.members + excluded.members;
  else
    perform from group_size where group_id in (select group_id from changed) order by group_id for update;
    update group_size s set members = s.members - c.members
    from (select group_id, count(*) as members from changed group by group_id) c
    where s.group_id = c.group_id;
  end if;
  return null;
end $$;

create function count_public_groups() returns trigger language plpgsql as $$
declare
  found constant integer := (select count(*) from changed where not is_private);
begin
  if found > 0 and tg_argv[0] = 'come' then
    insert into public_groups as p (groups) values (found)
    on conflict (is_only) do update set groups = p.groups + excluded.groups;
  elsif found > 0 then
    update public_groups set groups = groups - found;
  end if;
  return null;
end $$;

create trigger member_counted after insert on member
  referencing new table as changed for each statement execute function count_members();
create trigger member_uncounted after delete on member
  referencing old table as changed for each statement execute function count_members();
create trigger group_come after insert on reading_group
  referencing new table as changed for each statement execute function count_public_groups('come');
create trigger group_gone after delete on reading_group
  referencing old table as changed for each statement execute function count_public_groups('gone');
create trigger group_replaced after update on reading_group
  referencing old table as changed for each statement execute function count_public_groups('gone');
create trigger group_replacing after update on reading_group
  referencing new table as changed for each statement execute function count_public_groups('come');

insert into group_size select group_id, count(*) from member group by group_id;
insert into public_groups (groups) select count(*) from reading_group where not is_private;
