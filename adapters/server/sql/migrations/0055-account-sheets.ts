import type { Migration } from './migration.ts';

/** Adds spreadsheets of accounts, which a job creates in the background: the choices for all rows, and the outcome of each row. */
export const accountSheets: Migration = {
  num: 55,
  name: 'account sheets',
  statements: [
    `create table account_sheet (
      id uuid primary key,
      owner_id text not null references portal_user (id) on delete cascade,
      owner_name text not null,
      site_group_num integer not null references site_group (num) on delete cascade,
      branch integer,
      template jsonb,
      agreement_name text,
      agreement_bytes bytea,
      agreement_digest text,
      job_id text,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index account_sheet_by_owner on account_sheet (owner_id)`,
    `create index account_sheet_by_end on account_sheet (expires_at)`,
    `create table account_sheet_row (
      sheet_id uuid not null references account_sheet (id) on delete cascade,
      place integer not null,
      line integer not null,
      cells jsonb not null,
      sealed text,
      row_id uuid not null,
      xmit text not null,
      outcome text,
      problems jsonb not null,
      site_num integer references site (num) on delete set null,
      primary key (sheet_id, place)
    )`,
    `create index account_sheet_row_by_site on account_sheet_row (site_num) where site_num is not null`,
  ],
};
