/** An insert, and the number of the migration since which it is valid. */
interface RowsSince {
  readonly since: number;
  readonly sql: string;
}

const READER = "(select max(id) from app_user)";
const GROUP = "(select max(id) from reading_group)";
const CYCLE = "(select max(id) from cycle)";
const AT = "'2026-01-02 03:04:05.678Z'";
const hash = (letter: string) => `lpad(${READER} || '', 64, '${letter}')`;
const uuid = (group: string) =>
  `('00000000-0000-4000-${group}-' || lpad(${READER} || '', 12, '0'))`;

const ROWS: readonly RowsSince[] = [
  {
    since: 1,
    sql: `insert into app_user (username, email, password_hash, created_at)
      select 'reader-' || n, 'reader-' || n || '@example.org', 'hash', ${AT}
      from (select coalesce(max(id), 0) + 1 as n from app_user) counted`,
  },
  {
    since: 1,
    sql: `insert into session (id, user_id, expires_at)
      values (encode(sha256(('token-' || ${READER})::bytea), 'hex'), ${READER}, '2100-01-01')`,
  },
  {
    since: 2,
    sql: `insert into reading_group (name, description, is_private, created_by, created_at)
      values ('পাঠচক্র ' || ${READER}, 'tab\t and "quotes"', true, ${READER}, ${AT})`,
  },
  {
    since: 2,
    sql: `insert into member (group_id, user_id, role, joined_at) values (${GROUP}, ${READER}, 'admin', ${AT})`,
  },
  {
    since: 2,
    sql: `insert into invite (group_id, token_hash, created_by, created_at, expires_at)
      values (${GROUP}, ${hash("b")}, ${READER}, ${AT}, ${AT})`,
  },
  {
    since: 2,
    sql: `insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
        daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
        points_per_translation, points_per_tafseer, graded_only, created_at)
      values (${GROUP}, 'Winter', '2026-01-01', '2026-10-27', 'detailed', 1, true, true, true, 1, 2, 3, true, ${AT})`,
  },
  { since: 3, sql: `insert into attempt values (${hash("c")}, 3, ${AT})` },
  {
    since: 4,
    sql: `insert into notification (user_id, topic, title, message, link, created_at)
      values (${READER}, 'cycle', 'A new cycle', 'Winter has begun', '/groups/' || ${GROUP}, ${AT})`,
  },
  {
    since: 5,
    sql: `insert into quiz_answer (cycle_id, user_id, day, type, choice, is_correct, points, answered_at)
      values (${CYCLE}, ${READER}, 2, 'tafseer', 3, true, 3, ${AT})`,
  },
  {
    since: 5,
    sql: `insert into quiz_result values (${CYCLE}, ${READER}, 2, 6, 1, 1, 1, false, 31, ${AT})`,
  },
  {
    since: 6,
    sql: `insert into standing select ${CYCLE}, max(id), 6, 31, ('01' || repeat('0', 298))::bit(300), ${AT} from member`,
  },
  {
    since: 7,
    sql: `insert into edition (id, kind, language, name, author, source, licence, verses, missing_verses, sha256, installed_at)
      values ('en-reader-' || ${READER}, 'tafseer', 'en', 'Name', 'Author', 'Source', 'Licence', 1, '{1:2}', ${hash("d")}, ${AT})`,
  },
  { since: 7, sql: `insert into edition_run values ('en-reader-' || ${READER}, 1, 1, 7, 'Text')` },
  {
    since: 7,
    sql: `insert into edition_choice values ('tafseer-en', 'en-reader-' || ${READER}) on conflict do nothing`,
  },
  { since: 7, sql: `insert into tafseer_decision values (true, ${AT}) on conflict do nothing` },
  {
    since: 8,
    sql: `insert into report (client_id, about, shown, message, created_at)
      values (${uuid("8000")}::uuid, '{"kind": "verse"}', 'shown', 'message', ${AT})`,
  },
  { since: 9, sql: `insert into daily_count values (${READER}, 'group', '2026-01-02', 1)` },
  { since: 11, sql: `insert into server_key values ('key-' || ${READER}, sha256('key'))` },
  { since: 13, sql: `insert into group_block values (${READER}, ${GROUP}, 'Circle', ${AT})` },
  { since: 14, sql: `insert into password_reset values (${READER}, ${hash("e")}, ${AT})` },
  { since: 15, sql: `insert into kept_quiz values (${CYCLE}, 2, 1, '{"en": []}', ${AT})` },
  {
    since: 17,
    sql: `insert into notification (user_id, kind, details, link, created_at)
      values (${READER}, 'cycleStarted', '{"cycle": "Winter"}', '/groups/' || ${GROUP}, ${AT})`,
  },
  { since: 18, sql: `insert into progress_reader values (${READER}, 1)` },
  { since: 18, sql: `insert into progress_device values (${READER}, ${uuid("9000")}::uuid, 1, 0)` },
  {
    since: 18,
    sql: `insert into progress_item values (${READER}, 'mark', ${uuid("a000")}, '{"day": 2}', ${AT}, ${uuid("9000")}::uuid, 1, 1)`,
  },
  {
    since: 19,
    sql: `insert into check_in values (${CYCLE}, ${READER}, ('01' || repeat('0', 298))::bit(300))`,
  },
  { since: 19, sql: `insert into check_in_start values (${CYCLE}, 2)` },
  {
    since: 21,
    sql: `insert into access_token (user_id, hash, name, scopes, created_at, expires_at)
      values (${READER}, ${hash("f")}, 'Widget', '{read,write}', ${AT}, ${AT})`,
  },
  {
    since: 23,
    sql: `insert into group_event (group_id, kind, actor_id, created_at) values (${GROUP}, 'group.created', ${READER}, ${AT})`,
  },
  {
    since: 24,
    sql: `insert into account_event (user_id, kind, created_at) values (${READER}, 'password.changed', ${AT})`,
  },
  { since: 27, sql: `insert into removed_member values (${GROUP}, 1, ${AT})` },
  {
    since: 33,
    sql: `insert into own_question values (${CYCLE}, '1-lord', 1, null, ${READER}, '{"answer": 0}')`,
  },
  {
    since: 34,
    sql: `insert into group_claim select ${GROUP}, max(id), '2026-01-02' from member`,
  },
  {
    since: 35,
    sql: `insert into outbox (kind, payload, made_at, due_at, expires_at) values ('mail', '{}', ${AT}, ${AT}, ${AT})`,
  },
  {
    since: 36,
    sql: `insert into passkey (user_id, credential_id, public_key, counter, is_synced, name, created_at)
      values (${READER}, ${hash("a")}, '\\x00', 4294967295, true, 'Phone', ${AT})`,
  },
  { since: 36, sql: `insert into passkey_challenge values (${hash("9")}, ${READER}, ${AT})` },
  {
    since: 38,
    sql: `insert into khatma (group_id, keeper_id, name, part, parts, most, created_at)
      values (${GROUP}, ${READER}, 'রমজান', 'juz', 30, 2, ${AT})`,
  },
  {
    since: 38,
    sql: `insert into khatma_reader (khatma_id, user_id) select max(id), ${READER} from khatma`,
  },
  {
    since: 38,
    sql: `insert into khatma_share (khatma_id, place, reader_id, taken_at)
      select khatma_id, 30, id, ${AT} from khatma_reader order by id desc limit 1`,
  },
  {
    since: 39,
    sql: `insert into reminder values (${READER}, 'reading', 390, 'UTC', 0, 0, '{bell,push}', ${AT}, '2026-01-02')`,
  },
  {
    since: 39,
    sql: `insert into push_subscription (session_id, user_id, endpoint, p256dh, auth)
      select id, user_id, 'https://push.example/' || user_id, 'p', 'a' from session where user_id = ${READER}`,
  },
  {
    since: 42,
    sql: `insert into webhook (group_id, url, kinds, created_at) values (${GROUP}, 'https://bot.example', '{member.joined}', ${AT})`,
  },
  {
    since: 42,
    sql: `insert into webhook_delivery (webhook_id, kind, data, made_at)
      select max(id), 'member.joined', '{}', ${AT} from webhook`,
  },
  {
    since: 43,
    sql: `insert into announcement values (${GROUP}, 'Jumu''ah at one', ${READER}, ${AT})`,
  },
];

/** A person, and a row in every table that there is after so many migrations, as one transaction. */
export const rowsSince = (migrations: number): string =>
  [
    "begin",
    ...ROWS.filter(({ since }) => since <= migrations).map((row) => row.sql),
    "commit",
  ].join(";\n");
