import type { Migration } from './migration.ts';

/**
 * Adds when an alarm's last event arrived, the sources that sent its events, and when people were last notified (domain
 * guide 3 "Alarm").
 */
export const alarmPoints: Migration = {
  num: 76,
  name: 'alarm points',
  statements: [
    `alter table alarm
      add column last_at bigint,
      add column told_at bigint,
      add column further text,
      add column points jsonb`,
  ],
};
