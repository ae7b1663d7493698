#!/bin/sh
# In a container: fills the templates in from the environment, then becomes the part that its words name.
set -e
mkdir -p "$FOLDER/nginx/cache" "$FOLDER/$NAME"
# What nginx calls $host stays, as only what is in the environment is filled in.
names=$(env | sed 's/=.*//; s/^/$/' | tr '\n' ' ')
for file in "${TEMPLATES:-/templates}"/*; do
  envsubst "$names" <"$file" >"$FOLDER/${file##*/}"
done
mv "$FOLDER/patroni.yml" "$FOLDER/$NAME/"
chmod 700 "$FOLDER/make-database.sh"
printf '"quran" "%s"\n' "$PASSWORD" >"$FOLDER/users.txt"
exec "$@"
