-- What the migrations make. Made anew by: pnpm --dir apps/server exec vitest run src/db/schema.test.ts --update

create type member_role as enum ('admin', 'moderator', 'member');

create type progress_kind as enum ('mark', 'bookmark', 'plan', 'position');

create type question_type as enum ('reading', 'translation', 'tafseer');

create table access_token (
  id integer not null generated always as identity,
  user_id integer not null,
  hash text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  UNIQUE (hash),
  PRIMARY KEY (id),
  CHECK ((scopes <@ ARRAY['read'::text, 'write'::text, 'groups'::text])),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX access_token_of_user ON access_token USING btree (user_id);

create table account_event (
  id integer not null generated always as identity,
  user_id integer not null,
  kind text not null,
  detail text,
  created_at timestamp(3) with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX account_event_by_age ON account_event USING btree (created_at);
CREATE INDEX account_event_of_user ON account_event USING btree (user_id, id);

create table announcement (
  group_id integer not null,
  message text not null,
  made_by integer,
  made_at timestamp(3) with time zone not null,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE SET NULL,
  PRIMARY KEY (group_id)
);

create table app_user (
  id integer not null generated always as identity,
  username text not null,
  email text not null,
  password_hash text not null,
  created_at timestamp(3) with time zone not null,
  skeleton text,
  capital_skeleton text,
  skeleton_rules integer not null default 0,
  only_joins boolean,
  disabled_at timestamp(3) with time zone,
  shows_check_ins boolean not null default false,
  language text,
  seen_on date not null default CURRENT_DATE,
  reminder_mail text,
  calendar_hash text,
  tells_sign_ins boolean not null default false,
  mails_announcements boolean not null default false,
  CHECK (((char_length(email) <= 254) AND (email ~ '^[^[:space:]@]+@[^[:space:]@]+$'::text))),
  CHECK ((language = ANY (ARRAY['en'::text, 'bn'::text]))),
  PRIMARY KEY (id),
  CHECK ((username ~ '^[^[:space:]@]{1,50}$'::text))
);
CREATE UNIQUE INDEX app_user_calendar_hash ON app_user USING btree (calendar_hash) WHERE (calendar_hash IS NOT NULL);
CREATE UNIQUE INDEX app_user_capital_skeleton_key ON app_user USING btree (capital_skeleton);
CREATE UNIQUE INDEX app_user_email_key ON app_user USING btree (lower(email));
CREATE UNIQUE INDEX app_user_skeleton_key ON app_user USING btree (skeleton);
CREATE UNIQUE INDEX app_user_username_key ON app_user USING btree (lower(username));

create table attempt (
  key text not null,
  count integer not null,
  resets_at timestamp(3) with time zone not null,
  CHECK ((count >= 0)),
  PRIMARY KEY (key)
);
CREATE INDEX attempt_resets_at ON attempt USING btree (resets_at);

create table check_in (
  cycle_id integer not null,
  user_id integer not null,
  days bit(300) not null,
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  PRIMARY KEY (cycle_id, user_id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX check_in_of_user ON check_in USING btree (user_id);

create table check_in_start (
  cycle_id integer not null,
  day smallint not null,
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  CHECK (((day >= 1) AND (day <= 300))),
  PRIMARY KEY (cycle_id)
);

create table cycle (
  id integer not null generated always as identity,
  group_id integer not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  reading_plan text not null,
  start_day integer not null,
  daily_check_in_required boolean not null,
  leaderboard_enabled boolean not null,
  quiz_enabled boolean not null,
  points_per_reading integer not null,
  points_per_translation integer not null,
  points_per_tafseer integer not null,
  graded_only boolean not null,
  created_at timestamp(3) with time zone not null,
  client_id uuid,
  CHECK (((end_date >= start_date) AND (end_date <= (start_date + (300 - start_day))))),
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  PRIMARY KEY (id),
  CHECK ((((points_per_reading >= 0) AND (points_per_reading <= 100)) AND ((points_per_translation >= 0) AND (points_per_translation <= 100)) AND ((points_per_tafseer >= 0) AND (points_per_tafseer <= 100)))),
  CHECK ((reading_plan = 'detailed'::text)),
  CHECK (((start_day >= 1) AND (start_day <= 300)))
);
CREATE INDEX cycle_active ON cycle USING btree (group_id, end_date);
CREATE INDEX cycle_listed ON cycle USING btree (group_id, id);
CREATE UNIQUE INDEX cycle_by_client_id ON cycle USING btree (group_id, client_id) WHERE (client_id IS NOT NULL);

create table daily_count (
  user_id integer not null,
  kind text not null,
  day date not null,
  count integer not null,
  CHECK ((count >= 0)),
  CHECK ((kind = ANY (ARRAY['group'::text, 'cycle'::text, 'member'::text, 'invite'::text, 'quiz'::text, 'claim'::text, 'khatma'::text]))),
  PRIMARY KEY (user_id, kind),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table edition (
  id text not null,
  revision integer not null generated always as identity,
  kind text not null,
  language text not null,
  name text not null,
  author text not null,
  source text not null,
  licence text not null,
  verses integer not null,
  missing_verses text[] not null,
  sha256 text not null,
  installed_at timestamp(3) with time zone not null,
  CHECK (((id ~ '^[a-z0-9]+(-[a-z0-9]+)+$'::text) AND (length(id) <= 64))),
  CHECK ((kind = ANY (ARRAY['translation'::text, 'tafseer'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'bn'::text]))),
  PRIMARY KEY (id),
  UNIQUE (revision),
  CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

create table edition_choice (
  place text not null,
  edition_id text not null,
  FOREIGN KEY (edition_id) REFERENCES edition(id) ON DELETE CASCADE,
  PRIMARY KEY (place),
  CHECK ((place = ANY (ARRAY['tafseer'::text, 'tafseer-en'::text, 'tafseer-bn'::text, 'translation-en'::text, 'translation-bn'::text])))
);
CREATE INDEX edition_choice_edition ON edition_choice USING btree (edition_id);

create table edition_run (
  edition_id text not null,
  surah smallint not null,
  from_verse smallint not null,
  to_verse smallint not null,
  text text not null,
  notes jsonb,
  FOREIGN KEY (edition_id) REFERENCES edition(id) ON DELETE CASCADE,
  PRIMARY KEY (edition_id, surah, from_verse),
  CHECK (((surah >= 1) AND (surah <= 114))),
  CHECK ((text <> ''::text)),
  CHECK ((((from_verse >= 1) AND (from_verse <= to_verse)) AND (to_verse <= 286)))
);

create table group_block (
  user_id integer not null,
  group_id integer not null,
  group_name text not null,
  blocked_at timestamp(3) with time zone not null,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, group_id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX group_block_of_group ON group_block USING btree (group_id);

create table group_claim (
  group_id integer not null,
  member_id integer not null,
  asked_on date not null,
  back_on date,
  CHECK ((back_on >= asked_on)),
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  PRIMARY KEY (group_id)
);
CREATE INDEX group_claim_of_member ON group_claim USING btree (member_id);

create table group_event (
  id integer not null generated always as identity,
  group_id integer not null,
  kind text not null,
  actor_id integer,
  target_id integer,
  detail text,
  created_at timestamp(3) with time zone not null,
  topic text,
  count integer not null default 1,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX group_event_by_age ON group_event USING btree (created_at);
CREATE INDEX group_event_of_group ON group_event USING btree (group_id, id);
CREATE UNIQUE INDEX group_event_topic ON group_event USING btree (group_id, topic);

create table group_size (
  group_id integer not null,
  members integer not null,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  CHECK ((members >= 0)),
  PRIMARY KEY (group_id)
);

create table invite (
  id integer not null generated always as identity,
  group_id integer not null,
  token_hash text not null,
  created_by integer,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  token_end text,
  FOREIGN KEY (created_by) REFERENCES app_user(id) ON DELETE SET NULL,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  UNIQUE (token_hash)
);
CREATE INDEX invite_created_by ON invite USING btree (created_by);
CREATE INDEX invite_of_group ON invite USING btree (group_id, id);

create table kept_quiz (
  cycle_id integer not null,
  day smallint not null,
  maker smallint not null,
  questions jsonb not null,
  kept_at timestamp(3) with time zone not null,
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  CHECK (((day >= 1) AND (day <= 300))),
  PRIMARY KEY (cycle_id, day)
);

create table khatma (
  id integer not null generated always as identity,
  group_id integer,
  keeper_id integer,
  second_id integer,
  name text not null,
  intention text,
  part text,
  parts smallint not null,
  most smallint not null,
  return_days smallint,
  repeats text,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  client_id uuid,
  plan uuid not null default gen_random_uuid(),
  link smallint,
  code_hash text,
  UNIQUE (code_hash),
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  FOREIGN KEY (keeper_id) REFERENCES app_user(id) ON DELETE SET NULL,
  CHECK (((most >= 1) AND (most <= 604))),
  CHECK ((part = ANY (ARRAY['surah'::text, 'juz'::text, 'hizb'::text, 'page'::text]))),
  CHECK (((parts >= 1) AND (parts <= 604))),
  PRIMARY KEY (id),
  UNIQUE (plan),
  CHECK ((repeats = ANY (ARRAY['week'::text, 'month'::text]))),
  CHECK (((return_days >= 1) AND (return_days <= 60))),
  FOREIGN KEY (second_id) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE INDEX khatma_of_group ON khatma USING btree (group_id, id DESC);
CREATE INDEX khatma_of_keeper ON khatma USING btree (keeper_id, id DESC);
CREATE INDEX khatma_of_second ON khatma USING btree (second_id);
CREATE UNIQUE INDEX khatma_client ON khatma USING btree (keeper_id, client_id) WHERE (client_id IS NOT NULL);

create table khatma_reader (
  id integer not null generated always as identity,
  khatma_id integer not null,
  user_id integer,
  name text,
  secret_hash text,
  helped_by integer,
  FOREIGN KEY (helped_by) REFERENCES khatma_reader(id) ON DELETE SET NULL,
  FOREIGN KEY (khatma_id) REFERENCES khatma(id) ON DELETE CASCADE,
  UNIQUE (khatma_id, user_id),
  PRIMARY KEY (id),
  UNIQUE (secret_hash),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE INDEX khatma_reader_of_helper ON khatma_reader USING btree (helped_by);
CREATE INDEX khatma_reader_of_user ON khatma_reader USING btree (user_id);
CREATE TRIGGER khatma_reader_gone AFTER UPDATE ON khatma_reader FOR EACH ROW WHEN (((new.user_id IS NULL) AND (new.name IS NULL))) EXECUTE FUNCTION give_back_shares();

create table khatma_share (
  khatma_id integer not null,
  place smallint not null,
  reader_id integer not null,
  is_held boolean not null default true,
  taken_at timestamp with time zone not null,
  done_at timestamp with time zone,
  told_at timestamp with time zone,
  FOREIGN KEY (khatma_id) REFERENCES khatma(id) ON DELETE CASCADE,
  PRIMARY KEY (khatma_id, place, reader_id),
  CHECK (((place >= 1) AND (place <= 604))),
  FOREIGN KEY (reader_id) REFERENCES khatma_reader(id) ON DELETE CASCADE
);
CREATE INDEX khatma_share_of_reader ON khatma_share USING btree (reader_id);
CREATE UNIQUE INDEX khatma_share_held ON khatma_share USING btree (khatma_id, place) WHERE is_held;

create table member (
  id integer not null generated always as identity,
  group_id integer not null,
  user_id integer not null,
  role member_role not null,
  joined_at timestamp(3) with time zone not null,
  is_added boolean not null default false,
  nudged_at timestamp(3) with time zone,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  UNIQUE (group_id, user_id),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  UNIQUE (group_id, user_id, role)
);
CREATE INDEX member_listed ON member USING btree (group_id, role, id);
CREATE INDEX member_of_user ON member USING btree (user_id, group_id);
CREATE TRIGGER member_counted AFTER INSERT ON member REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_members();
CREATE TRIGGER member_demoted AFTER UPDATE ON member REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION end_invites_of_demoted();
CREATE TRIGGER member_gives_back AFTER DELETE ON member FOR EACH ROW EXECUTE FUNCTION give_back_shares_of_member();
CREATE TRIGGER member_gone AFTER DELETE ON member REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION end_invites_of_gone();
CREATE TRIGGER member_no_admin AFTER UPDATE OF role ON member FOR EACH ROW WHEN ((new.role <> 'admin'::member_role)) EXECUTE FUNCTION end_claim_of_member();
CREATE TRIGGER member_uncounted AFTER DELETE ON member REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_members();

create table migration (
  name text not null,
  checksum text not null,
  applied_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (name)
);

create table notification (
  id integer not null generated always as identity,
  user_id integer not null,
  topic text,
  title text,
  message text,
  link text,
  read boolean not null default false,
  created_at timestamp(3) with time zone not null,
  about integer[] not null default '{}'::integer[],
  first_id integer,
  kind text,
  details jsonb,
  member_id integer,
  cycle_id integer,
  claim_of integer,
  khatma_id integer,
  FOREIGN KEY (claim_of) REFERENCES group_claim(group_id) ON DELETE CASCADE,
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  CHECK ((((kind IS NULL) AND (details IS NULL) AND (title IS NOT NULL) AND (message IS NOT NULL)) OR ((kind IS NOT NULL) AND (details IS NOT NULL) AND (title IS NULL) AND (message IS NULL)))),
  FOREIGN KEY (khatma_id) REFERENCES khatma(id) ON DELETE CASCADE,
  CHECK (((link ~ '^/'::text) AND (link !~ '^/[/\\]'::text))),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX notification_created_at ON notification USING btree (created_at);
CREATE INDEX notification_of_claim ON notification USING btree (claim_of) WHERE (claim_of IS NOT NULL);
CREATE INDEX notification_of_cycle ON notification USING btree (cycle_id) WHERE (cycle_id IS NOT NULL);
CREATE INDEX notification_of_khatma ON notification USING btree (khatma_id) WHERE (khatma_id IS NOT NULL);
CREATE INDEX notification_of_member ON notification USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX notification_of_user ON notification USING btree (user_id, id);
CREATE UNIQUE INDEX notification_topic_unread ON notification USING btree (user_id, topic) WHERE (NOT read);

create table outbox (
  id bigint not null generated always as identity,
  kind text not null,
  singleton_key text,
  payload jsonb not null,
  made_at timestamp(3) with time zone not null,
  due_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  attempts integer not null default 0,
  failure text,
  dead_at timestamp(3) with time zone,
  CHECK ((length(failure) <= 300)),
  CHECK ((kind ~ '^[a-z][a-z-]{0,39}$'::text)),
  CHECK ((octet_length((payload)::text) <= 8192)),
  PRIMARY KEY (id),
  CHECK ((length(singleton_key) <= 200))
);
CREATE INDEX outbox_dead ON outbox USING btree (dead_at) WHERE (dead_at IS NOT NULL);
CREATE INDEX outbox_due ON outbox USING btree (kind, due_at) WHERE (dead_at IS NULL);
CREATE INDEX outbox_expired ON outbox USING btree (expires_at) WHERE (dead_at IS NULL);
CREATE UNIQUE INDEX outbox_singleton ON outbox USING btree (kind, singleton_key) WHERE (dead_at IS NULL);

create table own_question (
  cycle_id integer not null,
  id text not null,
  day smallint not null,
  in_place_of question_type,
  author_id integer,
  question jsonb not null,
  FOREIGN KEY (author_id) REFERENCES app_user(id) ON DELETE SET NULL,
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  CHECK (((day >= 1) AND (day <= 300))),
  PRIMARY KEY (cycle_id, id),
  UNIQUE (cycle_id, day, in_place_of)
);
CREATE INDEX own_question_of_author ON own_question USING btree (author_id);

create table passkey (
  id integer not null generated always as identity,
  user_id integer not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  UNIQUE (credential_id),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX passkey_of_user ON passkey USING btree (user_id);

create table passkey_challenge (
  challenge text not null,
  user_id integer,
  expires_at timestamp(3) with time zone not null,
  PRIMARY KEY (challenge),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_by_end ON passkey_challenge USING btree (expires_at);
CREATE UNIQUE INDEX passkey_challenge_of_user ON passkey_challenge USING btree (user_id) WHERE (user_id IS NOT NULL);

create table password_reset (
  user_id integer not null,
  token_hash text not null,
  expires_at timestamp(3) with time zone not null,
  is_mailed boolean not null default false,
  PRIMARY KEY (user_id, is_mailed),
  CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  UNIQUE (token_hash),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table progress_device (
  user_id integer not null,
  device uuid not null,
  received integer not null,
  before integer not null,
  revision bigint not null default 0,
  PRIMARY KEY (user_id, device),
  FOREIGN KEY (user_id) REFERENCES progress_reader(user_id) ON DELETE CASCADE
);

create table progress_item (
  user_id integer not null,
  kind progress_kind not null,
  id text not null,
  value jsonb,
  changed_at timestamp(3) with time zone not null,
  device uuid not null,
  seq integer not null,
  revision bigint not null,
  CHECK (((id = 'daily'::text) OR (length(id) = 36))),
  PRIMARY KEY (user_id, kind, id),
  FOREIGN KEY (user_id) REFERENCES progress_reader(user_id) ON DELETE CASCADE
);
CREATE TRIGGER progress_come AFTER INSERT ON progress_item REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_progress('1');
CREATE TRIGGER progress_gone AFTER DELETE ON progress_item REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_progress('-1');
CREATE TRIGGER progress_replaced AFTER UPDATE ON progress_item REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_progress('-1');
CREATE TRIGGER progress_replacing AFTER UPDATE ON progress_item REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_progress('1');
CREATE UNIQUE INDEX progress_item_revision ON progress_item USING btree (user_id, revision);

create table progress_reader (
  user_id integer not null,
  revision bigint not null,
  marks integer not null default 0,
  bookmarks integer not null default 0,
  plans integer not null default 0,
  positions integer not null default 0,
  removed integer not null default 0,
  bytes bigint not null default 0,
  compacted bigint not null default 0,
  PRIMARY KEY (user_id),
  CHECK ((revision >= 0)),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table public_groups (
  is_only boolean not null default true,
  groups integer not null,
  CHECK (is_only),
  PRIMARY KEY (is_only)
);

create table push_subscription (
  id integer not null generated always as identity,
  session_id text not null,
  user_id integer not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  UNIQUE (endpoint),
  PRIMARY KEY (id),
  FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  UNIQUE (session_id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX push_subscription_of_user ON push_subscription USING btree (user_id);

create table quiz_answer (
  cycle_id integer not null,
  user_id integer not null,
  day smallint not null,
  type question_type not null,
  choice smallint not null,
  is_correct boolean not null,
  points integer not null,
  answered_at timestamp(3) with time zone not null,
  maker smallint,
  CHECK (((choice >= 0) AND (choice <= 3))),
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  CHECK (((day >= 1) AND (day <= 300))),
  PRIMARY KEY (cycle_id, user_id, day, type),
  CHECK (((points >= 0) AND (is_correct OR (points = 0)))),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX quiz_answer_of_user ON quiz_answer USING btree (user_id);

create table quiz_result (
  cycle_id integer not null,
  user_id integer not null,
  day smallint not null,
  total_points integer not null,
  reading_quizzes smallint not null,
  translation_quizzes smallint not null,
  tafseer_quizzes smallint not null,
  self_reported boolean not null,
  verses_read smallint not null,
  completed_at timestamp(3) with time zone not null,
  CHECK ((((reading_quizzes >= 0) AND (reading_quizzes <= 1)) AND ((translation_quizzes >= 0) AND (translation_quizzes <= 1)) AND ((tafseer_quizzes >= 0) AND (tafseer_quizzes <= 1)))),
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  CHECK (((day >= 1) AND (day <= 300))),
  PRIMARY KEY (cycle_id, user_id, day),
  CHECK ((total_points >= 0)),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CHECK ((verses_read > 0))
);
CREATE INDEX quiz_result_of_user ON quiz_result USING btree (user_id);

create table reading_group (
  id integer not null generated always as identity,
  name text not null,
  description text,
  is_private boolean not null,
  created_by integer not null,
  created_by_role member_role not null generated always as ('admin'::member_role) stored,
  created_at timestamp(3) with time zone not null,
  client_id uuid,
  FOREIGN KEY (id, created_by, created_by_role) REFERENCES member(group_id, user_id, role) DEFERRABLE INITIALLY DEFERRED,
  CHECK ((description <> ''::text)),
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  PRIMARY KEY (id)
);
CREATE INDEX reading_group_public ON reading_group USING btree (id) WHERE (NOT is_private);
CREATE TRIGGER group_come AFTER INSERT ON reading_group REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_public_groups('come');
CREATE TRIGGER group_gone AFTER DELETE ON reading_group REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_public_groups('gone');
CREATE TRIGGER group_of_another AFTER UPDATE OF created_by ON reading_group FOR EACH ROW WHEN ((new.created_by <> old.created_by)) EXECUTE FUNCTION end_claim_of_group();
CREATE TRIGGER group_replaced AFTER UPDATE ON reading_group REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_public_groups('gone');
CREATE TRIGGER group_replacing AFTER UPDATE ON reading_group REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_public_groups('come');
CREATE UNIQUE INDEX group_by_client_id ON reading_group USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);

create table reminder (
  user_id integer not null,
  kind text not null,
  minute smallint not null,
  time_zone text not null,
  quiet_from smallint not null,
  quiet_to smallint not null,
  channels text[] not null,
  due_at timestamp(3) with time zone not null,
  handled_on date,
  CHECK (((channels <@ ARRAY['bell'::text, 'push'::text, 'mail'::text]) AND (channels <> '{}'::text[]))),
  CHECK ((kind = ANY (ARRAY['reading'::text, 'quiz'::text, 'week'::text]))),
  CHECK ((((minute >= 0) AND (minute <= 1439)) AND ((quiet_from >= 0) AND (quiet_from <= 1439)) AND ((quiet_to >= 0) AND (quiet_to <= 1439)))),
  PRIMARY KEY (user_id, kind),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX reminder_due ON reminder USING btree (due_at);

create table removed_member (
  group_id integer not null,
  user_id integer not null,
  removed_at timestamp(3) with time zone not null,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  PRIMARY KEY (group_id, user_id)
);

create table report (
  id integer not null generated always as identity,
  client_id uuid not null,
  about jsonb not null,
  shown text not null,
  message text not null,
  created_at timestamp(3) with time zone not null,
  closed_at timestamp(3) with time zone,
  closing_note text,
  cycle_id integer,
  own_question text,
  CHECK ((about ? 'kind'::text)),
  UNIQUE (client_id),
  FOREIGN KEY (cycle_id, own_question) REFERENCES own_question(cycle_id, id) ON DELETE CASCADE,
  CHECK (((message <> ''::text) AND (length(message) <= 2000))),
  PRIMARY KEY (id),
  CHECK ((length(shown) <= 8000))
);
CREATE INDEX report_of_own_question ON report USING btree (cycle_id, own_question) WHERE (own_question IS NOT NULL);
CREATE INDEX report_open ON report USING btree (id) WHERE (closed_at IS NULL);

create table server_key (
  name text not null,
  key bytea not null,
  CHECK ((octet_length(key) = 32)),
  PRIMARY KEY (name)
);

create table session (
  id text not null,
  user_id integer not null,
  expires_at timestamp(3) with time zone not null,
  number integer not null generated always as identity,
  device text,
  started_at timestamp(3) with time zone,
  CHECK ((id ~ '^[0-9a-f]{64}$'::text)),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX session_expires_at ON session USING btree (expires_at);
CREATE INDEX session_user_id ON session USING btree (user_id);
CREATE UNIQUE INDEX session_number ON session USING btree (number);

create table standing (
  cycle_id integer not null,
  member_id integer not null,
  points integer not null,
  verses_read integer not null,
  completed_days bit(300) not null,
  reached_at timestamp(3) with time zone not null,
  CHECK (((verses_read > 0) AND (completed_days <> (repeat('0'::text, 300))::bit(300)))),
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  PRIMARY KEY (cycle_id, member_id),
  CHECK ((points >= 0))
);
CREATE INDEX standing_listed ON standing USING btree (cycle_id, ((- points)), ((- verses_read)), reached_at, member_id);
CREATE INDEX standing_of_member ON standing USING btree (member_id);
CREATE TRIGGER standing_counted AFTER INSERT ON standing REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_in_buckets();
CREATE TRIGGER standing_moved AFTER UPDATE ON standing REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION move_in_buckets();
CREATE TRIGGER standing_uncounted AFTER DELETE ON standing REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_in_buckets();

create table standing_bucket (
  cycle_id integer not null,
  points integer not null,
  members integer not null,
  FOREIGN KEY (cycle_id) REFERENCES cycle(id) ON DELETE CASCADE,
  CHECK ((members >= 0)),
  PRIMARY KEY (cycle_id, points)
);

create table tafseer_decision (
  only_row boolean not null default true,
  decided_at timestamp(3) with time zone not null,
  CHECK (only_row),
  PRIMARY KEY (only_row)
);

create table webhook (
  id integer not null generated always as identity,
  group_id integer not null,
  url text not null,
  kinds text[] not null,
  created_at timestamp(3) with time zone not null,
  FOREIGN KEY (group_id) REFERENCES reading_group(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX webhook_of_group ON webhook USING btree (group_id);

create table webhook_delivery (
  id bigint not null generated always as identity,
  webhook_id integer not null,
  kind text not null,
  data jsonb not null,
  made_at timestamp(3) with time zone not null,
  tried_at timestamp(3) with time zone,
  failure text,
  PRIMARY KEY (id),
  FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_by_age ON webhook_delivery USING btree (made_at);
CREATE INDEX webhook_delivery_of_webhook ON webhook_delivery USING btree (webhook_id, id);

CREATE OR REPLACE FUNCTION count_in_buckets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into standing_bucket as b (cycle_id, points, members)
  select cycle_id, points, count(*) from come group by cycle_id, points order by cycle_id, points
  on conflict (cycle_id, points) do update set members = b.members + excluded.members;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into group_size as s (group_id, members)
    select group_id, count(*) from changed group by group_id order by group_id
    on conflict (group_id) do update set members = s.members + excluded.members;
  else
    perform from group_size where group_id in (select group_id from changed) order by group_id for update;
    update group_size s set members = s.members - c.members
    from (select group_id, count(*) as members from changed group by group_id) c
    where s.group_id = c.group_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_progress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sign constant integer := tg_argv[0];
begin
  update progress_reader r set
    marks = r.marks + sign * c.marks,
    bookmarks = r.bookmarks + sign * c.bookmarks,
    plans = r.plans + sign * c.plans,
    positions = r.positions + sign * c.positions,
    removed = r.removed + sign * c.removed,
    bytes = r.bytes + sign * c.bytes
  from (
    select user_id,
      count(*) filter (where kind = 'mark' and value is not null) as marks,
      count(*) filter (where kind = 'bookmark' and value is not null) as bookmarks,
      count(*) filter (where kind = 'plan' and value is not null) as plans,
      count(*) filter (where kind = 'position' and value is not null) as positions,
      count(*) filter (where value is null) as removed,
      sum(progress_bytes(value)) as bytes
    from changed
    group by user_id
  ) c
  where r.user_id = c.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_public_groups()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  found constant integer := (select count(*) from changed where not is_private);
begin
  if found > 0 and tg_argv[0] = 'come' then
    insert into public_groups as p (groups) values (found)
    on conflict (is_only) do update set groups = p.groups + excluded.groups;
  elsif found > 0 then
    update public_groups set groups = groups - found;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_claim_of_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from group_claim where group_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_claim_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from group_claim where member_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_invites_of_demoted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update invite set revoked_at = now()
  from come
  where come.role = 'member' and invite.group_id = come.group_id and created_by = come.user_id
    and revoked_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_invites_of_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update invite set revoked_at = now()
  from gone
  where gone.role <> 'member' and invite.group_id = gone.group_id and created_by = gone.user_id
    and revoked_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION give_back_shares()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from khatma_share where reader_id = new.id and done_at is null;
  update khatma_share set is_held = false where reader_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION give_back_shares_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION move_in_buckets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update standing_bucket b set members = b.members - lost.members
  from (select cycle_id, points, count(*) as members from gone group by cycle_id, points) lost
  where b.cycle_id = lost.cycle_id and b.points = lost.points;
  insert into standing_bucket as b (cycle_id, points, members)
  select cycle_id, points, count(*) from come group by cycle_id, points order by cycle_id, points
  on conflict (cycle_id, points) do update set members = b.members + excluded.members;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION progress_bytes(value jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when value is null then 0 else octet_length(value::text) + 90 end
$function$;

CREATE OR REPLACE FUNCTION uncount_in_buckets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update standing_bucket b set members = b.members - lost.members
  from (select cycle_id, points, count(*) as members from gone group by cycle_id, points) lost
  where b.cycle_id = lost.cycle_id and b.points = lost.points;
  return null;
end $function$;
