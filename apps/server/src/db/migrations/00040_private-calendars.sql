-- The hash of the secret in the address of somebody's private calendar.
alter table app_user add column calendar_hash text;
create unique index app_user_calendar_hash on app_user (calendar_hash) where calendar_hash is not null;
