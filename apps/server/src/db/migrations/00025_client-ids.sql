-- The id that a client made for what it asked for: a repeated request makes nothing twice.
alter table reading_group add column client_id uuid;
alter table cycle add column client_id uuid;

create unique index group_by_client_id on reading_group (created_by, client_id) where client_id is not null;
create unique index cycle_by_client_id on cycle (group_id, client_id) where client_id is not null;
