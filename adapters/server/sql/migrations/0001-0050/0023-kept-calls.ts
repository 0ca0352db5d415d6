import type { Migration } from '../migration.ts';

/** Adds stored responses of sign-in and recovery steps. A repeated call whose response was lost gets the same response. */
export const keptCalls: Migration = {
  num: 23,
  name: 'kept calls',
  statements: [
    `create table kept_call (
      mark text primary key,
      session_id text,
      sealed text,
      reply jsonb not null,
      expires_at bigint not null
    )`,
    `create index kept_call_end on kept_call (expires_at)`,
  ],
};
