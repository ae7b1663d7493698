-- Bytes of a member and year, by table: psql -v groups=200 -f apps/proofs/bench/member-year.sql, as a superuser on
-- a migrated, otherwise empty database. Ten members a group answer each day of one cycle, in the order of the days.
\set ON_ERROR_STOP 1
\set QUIET 1
set session_replication_role = replica;
insert into app_user (username, email, password_hash, created_at)
select format('reader%sname', n), format('reader%s@example.org', n), repeat('x', 97), now()
from generate_series(1, :groups * 10) n;
insert into reading_group (name, is_private, created_by, created_at)
select format('Group %s', n), true, n, now() from generate_series(1, :groups) n;
insert into member (group_id, user_id, role, joined_at)
select 1 + id % :groups, id, 'member', now() from app_user;
insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day, daily_check_in_required,
  leaderboard_enabled, quiz_enabled, points_per_reading, points_per_translation, points_per_tafseer, graded_only, created_at)
select id, 'Cycle', '2026-01-01', '2026-10-27', 'detailed', 1, true, true, true, 10, 10, 10, true, now() from reading_group;
insert into quiz_result
select group_id, user_id, day, 20, 1, 1, 0, false, 20, now()
from generate_series(1, 300) day, (select * from member order by random()) m;
insert into quiz_answer
select group_id, user_id, day, type, 1, true, 10, now(), 1
from generate_series(1, 300) day, (select * from member order by random()) m,
  unnest('{reading,translation}'::question_type[]) type;
insert into standing
select group_id, id, 6000, 6000, ~ 0::bit(300), now() from member;
insert into check_in select group_id, user_id, ~ 0::bit(300) from member;
insert into progress_reader (user_id, revision) select id, 365 from app_user;
insert into progress_item
select id, 'mark', gen_random_uuid(), jsonb_build_object('plan', 'daily', 'day', 1 + day % 300, 'date', '2026-03-05',
  'timeZone', 'Asia/Dhaka'), now(), gen_random_uuid(), day, day
from generate_series(1, 365) day, (select * from app_user order by random()) u;
-- An opened quiz takes 6,500 bytes (docs/operations.md), in characters that do not compress.
insert into kept_quiz
select id, day, 1, to_jsonb((select string_agg(md5(format('%s %s %s', id, day, n)), '') from generate_series(1, 160) n)), now()
from generate_series(1, 300) day, cycle;
-- The most that is kept of each: docs/security.md.
insert into notification (user_id, kind, details, read, created_at, cycle_id, link)
select id, 'overtaken', '{"group": "Group 100", "cycle": "Cycle", "points": 6000}', true, now(), 1, '/groups/100/cycles/100'
from generate_series(1, 200), app_user;
insert into account_event (user_id, kind, detail, created_at)
select id, 'sign-in', 'Firefox on Windows', now() from generate_series(1, 30), app_user;
insert into session (id, user_id, expires_at, device, started_at)
select encode(sha256((n || '.' || id)::text::bytea), 'hex'), id, now(), 'Firefox on Windows', now()
from generate_series(1, 3) n, app_user;
analyze;
select relname as table, pg_total_relation_size(oid) / (:groups * 10) as bytes_a_member
from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  and pg_total_relation_size(oid) / (:groups * 10) > 30
order by 2 desc;
select sum(pg_total_relation_size(oid)) / (:groups * 10) as all_bytes_a_member
from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';
