-- The questions of a day as they were when the first of them was answered, with their keys: a later maker of
-- questions, text or commentary changes nothing for those who have begun.
create table kept_quiz (
  cycle_id integer not null references cycle on delete cascade,
  day smallint not null,
  -- The version of the maker that wrote them.
  maker smallint not null,
  -- By language, each a list of three.
  questions jsonb not null,
  kept_at timestamptz(3) not null,
  primary key (cycle_id, day),
  constraint kept_quiz_day check (day between 1 and 300)
);

-- The maker of the question that was answered; null for answers that are older than kept questions.
alter table quiz_answer add column maker smallint;
