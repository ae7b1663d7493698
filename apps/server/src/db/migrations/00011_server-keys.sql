-- Keys that the app signs with, made by its first use of each and kept for every process and restart.
create table server_key (
  name text primary key,
  key bytea not null check (octet_length(key) = 32)
);
