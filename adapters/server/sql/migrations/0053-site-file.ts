import type { Migration } from './migration.ts';

/** Adds the parts of a site that a dealer edits: notes, documents and device revisions. Also adds an index of the audit log by site. */
export const siteFile: Migration = {
  num: 53,
  name: 'site file',
  statements: [
    `alter table site_note
      add column pinned boolean not null default false,
      add column written_by text,
      add column rev integer not null default 1,
      add column updated_by text,
      add column updated_at bigint,
      add column deleted_at bigint`,
    `alter table device
      add column rev integer not null default 1,
      add column changed_by text,
      add column changed_at bigint`,
    `create table site_document (
      id uuid primary key,
      site_num integer not null references site (num) on delete cascade,
      name text not null,
      bytes bytea not null,
      size integer not null,
      digest text not null,
      stored_by text not null,
      stored_at bigint not null,
      deleted_by text,
      deleted_at bigint,
      check (size = length(bytes))
    )`,
    `create index site_document_by_site on site_document (site_num, stored_at) where deleted_at is null`,
    `create index audit_by_site on audit (target, seq) where target like 'site %'`,
  ],
};
