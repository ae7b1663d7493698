#!/bin/bash
# What the compose file needs of the postgres image: its variables, its folder, its user.
set -eu

if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql
  chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" >"$password"
  # The arguments are words, as in the real image.
  # shellcheck disable=SC2086
  initdb --username="$POSTGRES_USER" --pwfile="$password" --auth-host=scram-sha-256 --auth-local=trust \
    --pgdata="$PGDATA" ${POSTGRES_INITDB_ARGS:-}
  rm "$password"
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  # On the socket alone until it is ready.
  pg_ctl --pgdata="$PGDATA" --wait --options="-c listen_addresses='' -c unix_socket_directories=/tmp" start
  psql --host=/tmp --username="$POSTGRES_USER" --dbname=postgres --command="create database \"$POSTGRES_DB\""
  pg_ctl --pgdata="$PGDATA" --wait stop
fi
exec postgres -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=/tmp
