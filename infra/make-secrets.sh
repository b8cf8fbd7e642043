#!/bin/sh
# Makes the files in secrets/ that docker-compose.yml reads. A file that is there is left as it is.
set -eu
cd "$(dirname "$0")/.."
# Closed to other users of this machine; the files themselves are read by the containers' own users.
mkdir -p secrets
chmod 700 secrets

random() {
  head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'
}

for name in database_password session_secret owner_password metrics_token; do
  [ -e "secrets/$name" ] || random >"secrets/$name"
done
# Empty is as good as none: paste yours in.
for name in llm_api_key smtp_url; do
  [ -e "secrets/$name" ] || : >"secrets/$name"
done
chmod 644 secrets/*
echo "The owner's password is in secrets/owner_password"
