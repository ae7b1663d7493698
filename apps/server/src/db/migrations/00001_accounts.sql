-- Instants are kept to the millisecond, as JSON and the app carry them, so that what was read compares equal.

create table app_user (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  created_at timestamptz(3) not null,
  -- No @: a login that has one can only be an e-mail address.
  constraint app_user_username_form check (username ~ '^[^[:space:]@]{1,50}$'),
  constraint app_user_email_form check (char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+$')
);

create unique index app_user_username_key on app_user (lower(username));
create unique index app_user_email_key on app_user (lower(email));

create table session (
  -- SHA-256 of the token in hex: who reads this table cannot sign in with it.
  id text primary key,
  user_id integer not null references app_user on delete cascade,
  expires_at timestamptz(3) not null,
  constraint session_id_is_a_hash check (id ~ '^[0-9a-f]{64}$')
);

create index session_user_id on session (user_id);
create index session_expires_at on session (expires_at);
