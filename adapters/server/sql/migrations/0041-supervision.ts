import type { Migration } from './migration.ts';

const REACTION = `text not null default 'Log only' check`;
const reaction = (column: string): string =>
  `${column} ${REACTION} (${column} in ('Off', 'Log only', 'Notify', 'Call'))`;

/**
 * Openings and closings that are compared with the hours: what a site wants done about each check, when its deadlines are
 * looked at next, and what was raised, each once. Contacts may wish to hear of it.
 */
export const supervision: Migration = {
  num: 41,
  name: 'supervision',
  statements: [
    `create table if not exists site_supervision (
      site_num integer primary key references site (num),
      ${reaction('early_open')},
      ${reaction('fail_to_open')},
      ${reaction('late_open')},
      ${reaction('early_close')},
      ${reaction('fail_to_close')},
      ${reaction('late_close')},
      rev integer not null default 1,
      updated_at bigint not null,
      updated_by text
    )`,
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
