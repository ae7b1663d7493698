-- Null until the user has chosen who may add them to groups: they are asked once somebody has.
alter table app_user
  alter column only_joins drop not null,
  alter column only_joins drop default;

update app_user set only_joins = null where not only_joins;

-- Whether another user has added the member.
alter table member add column is_added boolean not null default false;
