-- Passkeys, by which a person signs in without a password. Only public keys are stored.
create table passkey (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint passkey_credential_key unique (credential_id)
);

create index passkey_of_user on passkey (user_id);

-- What browsers were asked to sign, each until its one use; of a user while a passkey is added, else of a visitor.
create table passkey_challenge (
  challenge text primary key,
  user_id integer references app_user on delete cascade,
  expires_at timestamptz(3) not null
);

create unique index passkey_challenge_of_user on passkey_challenge (user_id) where user_id is not null;
create index passkey_challenge_by_end on passkey_challenge (expires_at);
