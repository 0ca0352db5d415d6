import type { Migration } from './migration.ts';

/**
 * Adds who was sent a link to set a first password, and when the link expires. For earlier links, the person and the
 * expiry are taken from the stored secrets. Staff who may grant staff rights also get the right to set up groups and
 * people.
 */
export const provisioning: Migration = {
  num: 72,
  name: 'provisioning',
  statements: [
    `create table portal_invite (
      account_id text primary key references portal_user (id) on delete cascade,
      sent_at bigint not null,
      expires_at bigint not null,
      sent_by text
    )`,
    `insert into portal_invite (account_id, sent_at, expires_at)
      select u.id, max(o.expires_at) - 86400000, max(o.expires_at)
        from one_time o join portal_user u on u.id = o.subject
       where o.kind = 'setPasswordLink' and u.password_hash is null
       group by u.id`,
    `insert into user_right (user_id, kind, name)
      select held.user_id, 'role', 'provisioning' from user_right held
       where held.kind = 'role' and held.name = 'staffAdmin'
      on conflict do nothing`,
  ],
};
