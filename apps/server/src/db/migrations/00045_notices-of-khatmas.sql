-- What is told of a khatma ends with it, as what is told of a cycle does.
alter table notification add column khatma_id integer references khatma on delete cascade;
create index notification_of_khatma on notification (khatma_id) where khatma_id is not null;
update notification set khatma_id = khatma.id from khatma
where notification.kind in ('khatma', 'khatmaDone', 'shareHandedOn', 'shareReturns')
  and notification.link = '/khatmas/' || khatma.id;
delete from notification
where kind in ('khatma', 'khatmaDone', 'shareHandedOn', 'shareReturns') and khatma_id is null;

-- Who is no member any more keeps none of the group's khatmas either.
create or replace function give_back_shares_of_member() returns trigger language plpgsql as $$
begin
  update khatma set second_id = null
  where group_id = old.group_id and second_id = old.user_id;
  delete from khatma_share share using khatma_reader reader, khatma
  where reader.user_id = old.user_id and khatma.id = reader.khatma_id and khatma.group_id = old.group_id
    and share.reader_id = reader.id and share.done_at is null;
  update khatma_share share set is_held = false from khatma_reader reader, khatma
  where reader.user_id = old.user_id and khatma.id = reader.khatma_id and khatma.group_id = old.group_id
    and share.reader_id = reader.id;
  return null;
end $$;
