-- A revoked invite stays for a while, so that whoever opens its link is told what happened to it.
alter table invite add column revoked_at timestamptz(3);
