-- Addresses to which a group's events are posted. Their secrets are made of the server's key and the number.
create table webhook (
  id integer generated always as identity primary key,
  group_id integer not null references reading_group on delete cascade,
  url text not null,
  kinds text[] not null,
  created_at timestamptz(3) not null
);
create index webhook_of_group on webhook (group_id);

-- The last events that were posted, or are to be, with what came of the last try.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhook on delete cascade,
  kind text not null,
  data jsonb not null,
  made_at timestamptz(3) not null,
  tried_at timestamptz(3),
  failure text
);
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id);
create index webhook_delivery_by_age on webhook_delivery (made_at);
