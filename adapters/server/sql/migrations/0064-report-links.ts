import type { Migration } from './migration.ts';

/** Adds the links in emails with finished reports: one random, unguessable link per recipient and report (SECURITY.md §2.12). */
export const reportLinks: Migration = {
  num: 64,
  name: 'report links',
  statements: [
    `create table report_link (
      id text primary key,
      report_id uuid not null references report (id) on delete cascade,
      address text not null,
      created_at bigint not null,
      sent_at bigint not null,
      unique (report_id, address)
    )`,
  ],
};
