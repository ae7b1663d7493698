-- How often something was tried in the current stretch of time, for every process that serves the app.
create table attempt (
  -- A SHA-256: a name that somebody tried may be a password typed into the wrong field.
  key text primary key,
  count integer not null check (count >= 0),
  resets_at timestamptz(3) not null
);

create index attempt_resets_at on attempt (resets_at);
