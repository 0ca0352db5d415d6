import type { Migration } from './migration.ts';

/**
 * Adds imports of a whole portal. Each line of an import file is stored as a row while the import is checked and applied.
 * Spoken codes are sealed.
 */
export const portalImports: Migration = {
  num: 71,
  name: 'portal imports',
  statements: [
    `create table portal_import (
      id text primary key,
      name text not null,
      digest text not null,
      bytes bigint not null,
      lines integer not null,
      state text not null,
      mark jsonb,
      counts jsonb not null,
      owner_id text,
      owner_name text not null,
      origin jsonb not null,
      may_give_staff boolean not null,
      problem text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index portal_import_newest on portal_import (created_at desc, id)`,
    `create table portal_import_line (
      import_id text not null references portal_import (id) on delete cascade,
      line integer not null,
      kind text,
      stage smallint not null,
      unit integer not null,
      key text not null,
      name text not null,
      cells jsonb not null,
      sealed text,
      verdict text,
      problems jsonb not null,
      primary key (import_id, line)
    )`,
    `create index portal_import_line_next on portal_import_line (import_id, stage, unit, line)`,
    `create index portal_import_line_key on portal_import_line (import_id, kind, key, line) where key <> ''`,
    `create index portal_import_line_refused on portal_import_line (import_id, line) where verdict = 'refused'`,
  ],
};
