import type { Migration } from '../migration.ts';

/** The browser and network address of a session's start, by which its owner can recognize it. */
export const sessionOrigin: Migration = {
  num: 24,
  name: 'session origin',
  statements: [
    `alter table session add column user_agent text`,
    `alter table session add column address text`,
  ],
};
