import type { Migration } from '../migration.ts';

/**
 * Adds schedule supervision: when each site's deadlines are checked next, and the events already raised, so that no event
 * is raised twice. Contacts may choose to be notified of supervision events.
 */
export const supervision: Migration = {
  num: 41,
  name: 'supervision',
  statements: [
    `create table supervision_watch (
      site_num integer primary key references site (num),
      watched_from bigint not null,
      looked_until bigint not null,
      due_at bigint not null,
      deadline_at bigint
    )`,
    `create index supervision_watch_due on supervision_watch (due_at)`,
    `create table schedule_event (
      site_num integer not null,
      dev_num integer not null,
      area_num smallint not null,
      day text not null,
      due smallint not null,
      event text not null check (event in
        ('earlyOpen', 'failToOpen', 'lateOpen', 'earlyClose', 'failToClose', 'lateClose')),
      activity_id uuid not null,
      noted_at bigint not null,
      primary key (site_num, dev_num, area_num, day, due, event)
    )`,
    `create index schedule_event_by_time on schedule_event (noted_at)`,
    `alter table contact_notice drop constraint contact_notice_event_kind_check`,
    `alter table contact_notice add constraint contact_notice_event_kind_check
      check (event_kind in ('alarm', 'cleared', 'trouble', 'test', 'schedule'))`,
  ],
};
