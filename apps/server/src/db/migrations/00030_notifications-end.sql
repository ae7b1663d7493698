-- A notification ends with what it leads to: its user's membership of the group, and the cycle.
alter table notification
  add column member_id integer references member on delete cascade,
  add column cycle_id integer references cycle on delete cascade;

update notification n set member_id = member.id
from member
where member.user_id = n.user_id and link = '/groups/' || group_id;

update notification set cycle_id = cycle.id
from cycle
where kind = 'cycle' and cycle.id = about[cardinality(about)]
  or kind = 'passed' and cycle.id = substring(topic from '^passed:([0-9]+)$')::integer;

delete from notification
where link ~ '^/groups/[0-9]+$' and member_id is null
  -- Of older ones it is not known which cycle they are about.
  or kind = 'cycle' and about <> '{}' and cycle_id is null
  or kind = 'passed' and topic ~ '^passed:[0-9]+$' and cycle_id is null;

create index notification_of_member on notification (member_id) where member_id is not null;
create index notification_of_cycle on notification (cycle_id) where cycle_id is not null;
