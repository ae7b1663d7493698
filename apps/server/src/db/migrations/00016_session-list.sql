-- For the list of sessions in the account: its own number, as the hash is nobody's to see, the browser as
-- the app names it ("Firefox on Windows"), and its start. The last two are null for older sessions.
alter table session
  add column number integer generated always as identity,
  add column device text,
  add column started_at timestamptz(3);

create unique index session_number on session (number);
