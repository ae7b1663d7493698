-- A cycle may end before day 300.
alter table cycle drop constraint cycle_end_date;
alter table cycle add constraint cycle_end_date check (end_date between start_date and start_date + (300 - start_day));
