-- Mistakes that readers report. Nothing of the reader is kept with one.
create table report (
  id integer generated always as identity primary key,
  -- Made on the reader's device, so that sending again stores nothing twice.
  client_id uuid not null unique,
  about jsonb not null check (about ? 'kind'),
  shown text not null check (length(shown) <= 8000),
  message text not null check (message <> '' and length(message) <= 2000),
  created_at timestamptz(3) not null,
  closed_at timestamptz(3),
  closing_note text
);

create index report_open on report (id) where closed_at is null;
