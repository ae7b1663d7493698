#!/bin/sh
# Patroni calls it once, with the address of the first leader. After a restore all of it is there.
set -e
[ -z "$(psql -Atqd "$1" -c "select 1 from pg_roles where rolname = 'quran'")" ] || exit 0
psql -v ON_ERROR_STOP=1 -qd "$1" <<SQL
create role quran login password '${PASSWORD}';
create database quran owner quran;
SQL
