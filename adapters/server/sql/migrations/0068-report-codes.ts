import type { Migration } from './migration.ts';

/** Adds codes and tokens of mailed reports (domain guide 6.9). Wrong codes lock a link for a time. Only the hash of a token is stored. */
export const reportCodes: Migration = {
  num: 68,
  name: 'report codes',
  statements: [
    `alter table report_link
      add column code_sent_at bigint,
      add column wrong_codes integer not null default 0,
      add column locked_until bigint,
      add column asked_at bigint`,
    `create table report_token (
      hash text primary key,
      link_id text not null references report_link (id) on delete cascade,
      type text not null check (type in ('email', 'cellPhone')),
      value text not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index report_token_of_link on report_token (link_id)`,
  ],
};
