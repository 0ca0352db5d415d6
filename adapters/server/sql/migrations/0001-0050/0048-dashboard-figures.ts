import type { Migration } from '../migration.ts';

/** The kinds of history rows that panels send. */
const SIGNALS = `('Alarm', 'Restore', 'Cancel/abort', 'Trouble', 'Supervisory', 'Open/close', 'Test')`;

/** SQL expression: the start of the half hour that contains the instant `at`, in milliseconds. */
const slotOf = (at: string): string => `${at} - ${at} % 1800000`;

/** SQL expression that assigns each connection one of four sets of count rows, so that concurrent batches rarely wait for each other. */
const OWN_SHARE = 'pg_backend_pid() % 4';

const sums = `coalesce(sum(times) filter (where kind in ${SIGNALS}), 0),
  count(*) filter (where detail ->> 'arming' = 'open'),
  count(*) filter (where detail ->> 'arming' <> 'open')`;

const counted = (from: string, share: string): string => `
  insert into activity_slot as slot (site_group_num, at, share, signals, openings, closings)
  select site_group_num, ${slotOf('at')}, ${share}, ${sums}
    from ${from} where kind in ${SIGNALS}
   group by 1, 2 order by 1, 2`;

const raised = (from: string, share: string): string => `
  insert into activity_slot as slot (site_group_num, at, share, alarms)
  select site_group_num, ${slotOf('raised_at')}, ${share}, count(*)
    from ${from} group by 1, 2 order by 1, 2`;

const again = (...columns: readonly string[]): string =>
  `on conflict (site_group_num, at, share) do update set ${columns
    .map((column) => `${column} = slot.${column} + excluded.${column}`)
    .join(', ')}`;

const trigger = (name: string, statement: string): string => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    ${statement};
    return null;
  end
  $$`;

/** Adds signal counts by site group and half hour, updated by triggers, so that thirty days are read from a few thousand rows. */
export const dashboardFigures: Migration = {
  num: 48,
  name: 'dashboard-figures',
  statements: [
    `create table activity_slot (
      site_group_num integer not null,
      at bigint not null,
      share smallint not null,
      signals bigint not null default 0,
      alarms bigint not null default 0,
      openings bigint not null default 0,
      closings bigint not null default 0,
      primary key (site_group_num, at, share)
    )`,
    counted('activity', '0'),
    raised('alarm', '4'),
    trigger(
      'count_activity',
      `${counted('added', OWN_SHARE)} ${again('signals', 'openings', 'closings')}`,
    ),
    `create trigger counted after insert on activity referencing new table as added
      for each statement execute function count_activity()`,
    trigger(
      'count_activity_again',
      `insert into activity_slot as slot (site_group_num, at, share, signals)
        values (new.site_group_num, ${slotOf('new.at')}, ${OWN_SHARE}, new.times - old.times)
        ${again('signals')}`,
    ),
    `create trigger counted_again after update of times on activity for each row
      when (old.times <> new.times and new.kind in ${SIGNALS}) execute function count_activity_again()`,
    trigger('count_alarms', `${raised('added', `4 + ${OWN_SHARE}`)} ${again('alarms')}`),
    `create trigger counted after insert on alarm referencing new table as added
      for each statement execute function count_alarms()`,
    `create index activity_data_change on activity (site_group_num, at desc) where kind = 'Data change'`,
    `create index site_test_by_end on site_test (ends_at) where cleared_at is null`,
    `create index site_permit_by_end on site_permit (expires)`,
    `create index contact_by_end on contact (expires) where deleted_at is null and expires is not null`,
    `create index temporary_by_end on schedule (to_day) where deleted_at is null and layer = 'temporary'`,
    `alter table supervision_watch add column closing_at bigint`,
    `create index supervision_watch_closing on supervision_watch (closing_at) where closing_at is not null`,
    `update supervision_watch set due_at = least(due_at, looked_until)`,
  ],
};
