-- The footnotes of a translation: where each number stands in the text, and the note; null where there are none.
alter table edition_run add column notes jsonb;
