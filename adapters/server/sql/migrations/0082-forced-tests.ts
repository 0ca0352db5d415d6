import type { Migration } from './migration.ts';

/**
 * Lets silent alarms include alarms of a site placed on test under duress. Rows of such alarms name no code (domain guide
 * 6.4 "Silent alarm").
 */
export const forcedTests: Migration = {
  num: 82,
  name: 'alarms on a test under duress',
  statements: [
    `alter table silent_alarm
      alter column given_for drop not null,
      alter column given_by drop not null,
      add column event text not null default 'Duress',
      add column code text not null default '121',
      add column service_type text not null default 'Hold-up',
      add column priority int not null default 1,
      add column place text`,
    `alter table silent_alarm
      alter column event drop default,
      alter column code drop default,
      alter column service_type drop default,
      alter column priority drop default`,
  ],
};
