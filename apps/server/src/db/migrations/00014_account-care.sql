-- What the operator does for and against accounts.
alter table app_user add column disabled_at timestamptz(3);

-- The one link by which a user may set a password; another takes its place.
create table password_reset (
  user_id integer primary key references app_user on delete cascade,
  -- SHA-256 of the token in hex: who reads this table cannot use it.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz(3) not null
);
