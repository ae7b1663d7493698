-- What is to be sent outside (mail, webhooks, push), written in the transaction that causes it.
-- `due_at` is when it may be sent or tried again: who takes one moves it on, so that a killed process loses none.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  singleton_key text,
  payload jsonb not null,
  made_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- Why the last attempt failed.
  failure text,
  -- Since when nobody tries any more.
  dead_at timestamptz(3),
  constraint outbox_kind check (kind ~ '^[a-z][a-z-]{0,39}$'),
  constraint outbox_singleton_key_short check (length(singleton_key) <= 200),
  constraint outbox_payload_small check (octet_length(payload::text) <= 8192),
  constraint outbox_failure_short check (length(failure) <= 300)
);
create unique index outbox_singleton on outbox (kind, singleton_key) where dead_at is null;
create index outbox_due on outbox (kind, due_at) where dead_at is null;
create index outbox_expired on outbox (expires_at) where dead_at is null;
create index outbox_dead on outbox (dead_at) where dead_at is not null;
