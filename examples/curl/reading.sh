#!/usr/bin/env bash
# A reading, the same again as a copy that is still right, and a call with a token.
set -eu
server=${SERVER:-http://localhost:3000}
headers=$(mktemp)
trap 'rm -f "$headers"' EXIT

curl --silent --fail --compressed --dump-header "$headers" "$server/api/current-reading" | head -c 80
echo
etag=$(sed -n 's/^etag: *//Ip' "$headers" | tr -d '\r')

# 304: nothing is sent again. Each encoding has an ETag of its own, so this asks for the same one.
curl --silent --compressed --header "If-None-Match: $etag" --output /dev/null --write-out '%{http_code}\n' \
  "$server/api/current-reading"

# 401 without a token; a token is made on the account page. It belongs in a header, never in an address.
curl --silent --header "Authorization: Bearer ${TOKEN:-none}" --output /dev/null \
  --write-out '%{http_code}\n' "$server/api/groups"
