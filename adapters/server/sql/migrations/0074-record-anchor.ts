import type { Migration } from './migration.ts';

/**
 * Where the audit log starts after its oldest lines were removed (SECURITY.md §2.11): the last removed line, sealed with
 * the key of the log.
 */
export const recordAnchor: Migration = {
  num: 74,
  name: 'record anchor',
  statements: [
    `create table audit_anchor (
      id smallint primary key check (id = 1),
      seq bigint not null,
      mac text not null,
      at bigint not null,
      key_id text not null,
      seal text not null
    )`,
  ],
};
