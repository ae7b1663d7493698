-- A link that was asked for by mail stands beside the operator's: who asks by mail cannot end the other.
alter table password_reset add column is_mailed boolean not null default false;
alter table password_reset drop constraint password_reset_pkey;
alter table password_reset add primary key (user_id, is_mailed);
