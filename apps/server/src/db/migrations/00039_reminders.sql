-- What a person wants to be reminded of: a row for each kind, none is off. `due_at` is the next time; of `handled_on`,
-- a date of the person's own, a reminder has been sent or was not needed, so that none comes twice.
create table reminder (
  user_id integer not null references app_user on delete cascade,
  kind text not null,
  minute smallint not null,
  time_zone text not null,
  quiet_from smallint not null,
  quiet_to smallint not null,
  channels text[] not null,
  due_at timestamptz(3) not null,
  handled_on date,
  primary key (user_id, kind),
  constraint reminder_kind check (kind in ('reading', 'quiz', 'week')),
  constraint reminder_channels check (channels <@ array['bell', 'push', 'mail'] and channels <> '{}'),
  constraint reminder_minutes check (
    minute between 0 and 1439 and quiet_from between 0 and 1439 and quiet_to between 0 and 1439
  )
);
create index reminder_due on reminder (due_at);

-- The browsers that show reminders; each ends with the session that it belongs to.
create table push_subscription (
  id integer generated always as identity primary key,
  session_id text not null references session on delete cascade,
  user_id integer not null references app_user on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  constraint push_subscription_endpoint_key unique (endpoint),
  constraint push_subscription_session_key unique (session_id)
);
create index push_subscription_of_user on push_subscription (user_id);

-- The address at which somebody has said yes to reminders by mail; while the account has another, none is sent.
alter table app_user add column reminder_mail text;
