-- The language that a user chose; null before a choice.
alter table app_user add column language text
  constraint app_user_language check (language in ('en', 'bn'));
