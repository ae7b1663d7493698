-- What look-alikes of a username have in common, computed by the app (features/auth/skeletons.ts).
-- Null where an account is older than this and looks like another that was there before it.
alter table app_user
  add column skeleton text,
  add column capital_skeleton text,
  -- Under which rules they were computed; those of other rules are computed anew at a start.
  add column skeleton_rules integer not null default 0;

create unique index app_user_skeleton_key on app_user (skeleton);
create unique index app_user_capital_skeleton_key on app_user (capital_skeleton);
