-- Whether somebody wants to be told by mail of a sign-in from a new device.
alter table app_user add column tells_sign_ins boolean not null default false;
