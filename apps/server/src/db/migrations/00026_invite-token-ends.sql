-- The last letters of an invite's token, by which its group's leaders tell it from others.
alter table invite add column token_end text;
