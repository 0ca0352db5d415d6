import type { Migration } from './migration.ts';

/**
 * Adds the anchor of the audit log after its oldest lines were removed: the last removed line, sealed with the log's key
 * (SECURITY.md §2.11).
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
