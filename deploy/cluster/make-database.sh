#!/bin/sh
# Patroni calls it once, with the address of the first leader.
set -e
psql -v ON_ERROR_STOP=1 -qd "$1" <<SQL
create role quran login password '${PASSWORD}';
create database quran owner quran;
SQL
