import type { Migration } from '../migration.ts';

/** Adds the browser and network address from which a session was started, so that its owner can recognize the session. */
export const sessionOrigin: Migration = {
  num: 24,
  name: 'session origin',
  statements: [
    `alter table session add column user_agent text`,
    `alter table session add column address text`,
  ],
};
