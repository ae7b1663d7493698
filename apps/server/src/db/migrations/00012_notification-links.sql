-- A notification leads to a path of the web app, never to another site: //elsewhere and /\elsewhere do.
alter table notification add constraint notification_link_is_a_path
  check (link ~ '^/' and link !~ '^/[/\\]');
