#!/bin/sh
# Runs once, in PostgreSQL's new data folder: the application owns its database and is no superuser. The superuser has no
# password, so that it can only sign in inside the container. The image exports the password that it has read from its file.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE astaguide LOGIN PASSWORD :'password';
CREATE DATABASE astaguide OWNER astaguide;
ALTER ROLE postgres PASSWORD NULL;
SQL
