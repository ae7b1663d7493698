-- Questions that a group's admins write for the days of a cycle; they go with it.
create table own_question (
  cycle_id integer not null references cycle on delete cascade,
  id text not null,
  day smallint not null check (day between 1 and 300),
  -- The day's question that it is asked in place of; null while it is not asked.
  in_place_of question_type,
  author_id integer references app_user on delete set null,
  -- Its verses, its answer, and its texts by language.
  question jsonb not null,
  primary key (cycle_id, id),
  constraint own_question_place unique (cycle_id, day, in_place_of)
);
create index own_question_of_author on own_question (author_id);

-- A report of a fault in one of these is for its group's admins, and goes with it.
alter table report
  add column cycle_id integer,
  add column own_question text,
  add foreign key (cycle_id, own_question) references own_question on delete cascade;
create index report_of_own_question on report (cycle_id, own_question) where own_question is not null;
