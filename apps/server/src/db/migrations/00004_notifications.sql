create table notification (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  -- What it is about, where being told of it again before having read it would only be noise.
  topic text,
  title text not null,
  message text not null,
  link text,
  read boolean not null default false,
  created_at timestamptz(3) not null
);

create index notification_of_user on notification (user_id, id);
create index notification_created_at on notification (created_at);
create unique index notification_topic_unread on notification (user_id, topic) where not read;
