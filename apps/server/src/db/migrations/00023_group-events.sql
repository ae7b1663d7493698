-- What leaders and members did in a group. A deleted account leaves its entries, without its name.
create table group_event (
  id integer generated always as identity primary key,
  group_id integer not null references reading_group on delete cascade,
  kind text not null,
  actor_id integer references app_user on delete set null,
  target_id integer references app_user on delete set null,
  detail text,
  created_at timestamptz(3) not null
);

create index group_event_of_group on group_event (group_id, id);
create index group_event_by_age on group_event (created_at);
create index group_event_of_actor on group_event (actor_id);
create index group_event_of_target on group_event (target_id);
