import type { Migration } from '../migration.ts';

/** Adds the last editor of the banner and of the agreement, search indexes of the audit log, and the campaigns that dealers see. */
export const providerNotices: Migration = {
  num: 13,
  name: 'provider notices',
  statements: [
    `alter table status_banner add column rev integer not null default 1`,
    `alter table status_banner add column updated_by text`,
    `alter table agreement_text add column published_by text`,
    `create index audit_by_actor on audit (actor_id, at)`,
    `create index audit_by_time on audit (at)`,
    `create table campaign (
      id text primary key,
      title text not null,
      kind text not null
        check (kind in ('Flyer', 'E-mail template', 'Social post', 'Logo pack', 'Program')),
      audience jsonb not null,
      valid_from date,
      valid_to date,
      url text,
      state text not null check (state in ('draft', 'published', 'retired')),
      rev integer not null default 1,
      created_at bigint not null,
      updated_at bigint not null,
      updated_by text not null,
      check (valid_from is null or valid_to is null or valid_from <= valid_to),
      check (state = 'draft' or url is not null)
    )`,
  ],
};
