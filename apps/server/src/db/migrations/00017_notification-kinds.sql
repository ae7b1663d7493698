-- A notification is worded when it is read, in its reader's language; older ones keep their sentences.
alter table notification
  alter column title drop not null,
  alter column message drop not null,
  add column kind text,
  add column details jsonb,
  add constraint notification_has_text check (
    (kind is null and details is null and title is not null and message is not null)
    or (kind is not null and details is not null and title is null and message is null)
  );
