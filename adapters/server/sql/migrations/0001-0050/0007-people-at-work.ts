import type { Migration } from '../migration.ts';

/** Adds data that signed-in people change: linked sites, contact methods, bug reports and feedback. */
export const peopleAtWork: Migration = {
  num: 7,
  name: 'people at work',
  statements: [
    `alter table site add column account_passcode_hash text`,
    `create index device_by_account_number on device (upper(xmit))`,
    `alter table portal_user add column active_site_num integer references site (num)`,
    `alter table session add column checked_at bigint`,
    `create table idempotency (
      account_id text not null references portal_user (id) on delete cascade,
      key text not null,
      route text not null,
      fingerprint text not null,
      answer jsonb not null,
      kept_at bigint not null,
      primary key (account_id, key)
    )`,
    `create index idempotency_age on idempotency (kept_at)`,
    `create sequence intake_bug`,
    `create sequence intake_feedback`,
    `create table intake (
      kind text not null check (kind in ('bug', 'feedback')),
      num bigint not null,
      account_id text not null,
      actor_id text not null,
      application smallint not null,
      site_group_num integer,
      route text not null,
      app_version text not null,
      summary text,
      rating smallint check (rating between 1 and 5),
      text text not null,
      status text not null,
      created_at bigint not null,
      primary key (kind, num),
      check ((kind = 'bug') = (summary is not null)),
      check ((kind = 'feedback') = (rating is not null))
    )`,
  ],
};
