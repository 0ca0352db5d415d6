import type { Migration } from '../migration.ts';

/** Adds background jobs and their results. A result has one part for each step that produced output. */
export const jobs: Migration = {
  num: 16,
  name: 'jobs',
  statements: [
    `create table job (
      id text primary key,
      kind text not null,
      owner_id text not null references portal_user (id) on delete cascade,
      started_by jsonb not null,
      parameters jsonb not null,
      checkpoint jsonb,
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      done integer not null default 0,
      total integer not null,
      attempts integer not null default 0,
      lease_token text,
      due_at bigint not null,
      file_name text not null,
      file_size integer not null default 0,
      problem text,
      created_at bigint not null,
      expires_at bigint
    )`,
    `create index job_due on job (created_at, id) where state in ('waiting', 'running')`,
    `create index job_owner on job (owner_id)`,
    `create table job_part (
      job_id text not null references job (id) on delete cascade,
      num integer not null,
      bytes bytea not null,
      primary key (job_id, num)
    )`,
  ],
};
