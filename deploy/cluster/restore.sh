#!/bin/sh
# Patroni calls it in place of initdb, where a cluster begins from a backup.
set -e
exec pgbackrest --config="${FOLDER}/$1/pgbackrest.conf" --stanza=quran --type=time \
  --target="${RESTORE_TO}" --target-action=promote restore
