-- What a group's admins tell its members now, above its tabs.
create table announcement (
  group_id integer primary key references reading_group on delete cascade,
  message text not null,
  made_by integer references app_user on delete set null,
  made_at timestamptz(3) not null
);

-- Who has announcements mailed; when a member was last sent a kind word.
alter table app_user add column mails_announcements boolean not null default false;
alter table member add column nudged_at timestamptz(3);
