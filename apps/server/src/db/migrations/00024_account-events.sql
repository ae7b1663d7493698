-- What was done with an account. A deleted account leaves none.
create table account_event (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  kind text not null,
  detail text,
  created_at timestamptz(3) not null
);

create index account_event_of_user on account_event (user_id, id);
create index account_event_by_age on account_event (created_at);
