import type { Migration } from '../migration.ts';

/** What browser a session began in and from where, for its owner to recognise it. */
export const sessionOrigin: Migration = {
  num: 24,
  name: 'session origin',
  statements: [
    `alter table session add column user_agent text`,
    `alter table session add column address text`,
  ],
};
