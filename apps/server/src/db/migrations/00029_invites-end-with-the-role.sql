-- An invite ends when who made it may not make it any more: with the membership or the role. By triggers, as
-- memberships also go by cascade.
create function end_invites_of_gone() returns trigger language plpgsql as $$
begin
  update invite set revoked_at = now()
  from gone
  where gone.role <> 'member' and invite.group_id = gone.group_id and created_by = gone.user_id
    and revoked_at is null;
  return null;
end $$;

create function end_invites_of_demoted() returns trigger language plpgsql as $$
begin
  update invite set revoked_at = now()
  from come
  where come.role = 'member' and invite.group_id = come.group_id and created_by = come.user_id
    and revoked_at is null;
  return null;
end $$;

create trigger member_gone after delete on member
  referencing old table as gone for each statement execute function end_invites_of_gone();

create trigger member_demoted after update on member
  referencing new table as come for each statement execute function end_invites_of_demoted();

-- Those that were left open.
update invite set revoked_at = now()
where revoked_at is null and not exists (
  select from member
  join app_user on app_user.id = user_id and disabled_at is null
  where member.group_id = invite.group_id and user_id = invite.created_by and role <> 'member'
);
