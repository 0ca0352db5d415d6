import type { Migration } from './migration.ts';

/** Adds the failure reason of a message's newest attempt, stored until the message is sent or deleted. */
export const messageFailures: Migration = {
  num: 73,
  name: 'message failures',
  statements: [
    `create table message_failure (
      message_id text primary key references message (id) on delete cascade,
      host text,
      cause text not null,
      code text,
      words text not null,
      has_code boolean not null,
      since bigint not null,
      last_at bigint not null
    )`,
    `create index message_failure_newest on message_failure (last_at)`,
  ],
};
