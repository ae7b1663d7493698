-- Personal access tokens: what a program shows instead of a session. Only the hash of a token is stored.
create table access_token (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  hash text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint access_token_hash_key unique (hash),
  constraint access_token_scopes check (scopes <@ array['read', 'write', 'groups'])
);

create index access_token_of_user on access_token (user_id);
