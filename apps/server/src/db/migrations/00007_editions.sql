-- The editions that an operator has installed beside the built-in texts, and what readings are made of.
create table edition (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)+$' and length(id) <= 64),
  -- New with every import of the edition, so that nobody mixes the texts of two.
  revision integer generated always as identity unique,
  kind text not null check (kind in ('translation', 'tafseer')),
  language text not null check (language in ('en', 'bn')),
  name text not null,
  author text not null,
  source text not null,
  licence text not null,
  verses integer not null,
  missing_verses text[] not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  installed_at timestamptz(3) not null
);

-- A text with the verses of one surah that it explains: a commentary often says one thing of several.
create table edition_run (
  edition_id text not null references edition on delete cascade,
  surah smallint not null,
  from_verse smallint not null,
  to_verse smallint not null,
  text text not null check (text <> ''),
  primary key (edition_id, surah, from_verse),
  constraint edition_run_surah check (surah between 1 and 114),
  constraint edition_run_verses check (from_verse between 1 and to_verse and to_verse <= 286)
);

-- What is taken where nobody asks for a certain edition; a place that is missing has its built-in text or none.
create table edition_choice (
  -- 'tafseer' is that of the readings, the others are the first choice in a language.
  place text primary key
    check (place in ('tafseer', 'tafseer-en', 'tafseer-bn', 'translation-en', 'translation-bn')),
  edition_id text not null references edition on delete cascade
);

create index edition_choice_edition on edition_choice (edition_id);

-- Has a row once the operator, or a first start, has decided about tafseers: later starts then import none.
create table tafseer_decision (
  only_row boolean primary key default true check (only_row),
  decided_at timestamptz(3) not null
);
