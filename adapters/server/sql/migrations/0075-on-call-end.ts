import type { Migration } from './migration.ts';

/** Adds the last day of a rotation list; null means the list never ends (domain guide 6.8 b). */
export const onCallEnd: Migration = {
  num: 75,
  name: 'last day of on-call lists',
  statements: [`alter table on_call_list add column ends_on text`],
};
