create type question_type as enum ('reading', 'translation', 'tafseer');

-- Answers and results are their user's, not the membership's: who leaves a group and comes back finds them.
create table quiz_answer (
  cycle_id integer not null references cycle on delete cascade,
  user_id integer not null references app_user on delete cascade,
  day smallint not null,
  type question_type not null,
  choice smallint not null,
  is_correct boolean not null,
  points integer not null,
  answered_at timestamptz(3) not null,
  -- The first answer counts.
  primary key (cycle_id, user_id, day, type),
  constraint quiz_answer_day check (day between 1 and 300),
  constraint quiz_answer_choice check (choice between 0 and 3),
  constraint quiz_answer_points check (points >= 0 and (is_correct or points = 0))
);

create index quiz_answer_of_user on quiz_answer (user_id);

create table quiz_result (
  cycle_id integer not null references cycle on delete cascade,
  user_id integer not null references app_user on delete cascade,
  day smallint not null,
  total_points integer not null,
  reading_quizzes smallint not null,
  translation_quizzes smallint not null,
  tafseer_quizzes smallint not null,
  self_reported boolean not null,
  -- What the day reads, so that standings can be made of this table alone.
  verses_read smallint not null,
  completed_at timestamptz(3) not null,
  -- The first result stands.
  primary key (cycle_id, user_id, day),
  constraint quiz_result_day check (day between 1 and 300),
  constraint quiz_result_counts check (
    reading_quizzes between 0 and 1
    and translation_quizzes between 0 and 1
    and tafseer_quizzes between 0 and 1
  ),
  constraint quiz_result_points check (total_points >= 0),
  constraint quiz_result_verses check (verses_read > 0)
);

create index quiz_result_of_user on quiz_result (user_id);
