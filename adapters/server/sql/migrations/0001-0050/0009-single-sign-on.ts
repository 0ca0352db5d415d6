import type { Migration } from '../migration.ts';

/** Adds the identity-provider accounts of people, and single sign-ons in progress (SECURITY.md §2.10). */
export const singleSignOn: Migration = {
  num: 9,
  name: 'single sign-on',
  statements: [
    `create table sso_identity (
      issuer text not null,
      subject text not null,
      account_id text not null references portal_user (id) on delete cascade,
      linked_at bigint not null,
      primary key (issuer, subject)
    )`,
    `create index sso_identity_by_account on sso_identity (account_id)`,
    `create table sso_trip (
      state_hash text primary key,
      browser_id text not null,
      variant text not null,
      site_group_num integer not null,
      provider text not null,
      sealed text not null,
      expires_at bigint not null,
      taken_at bigint
    )`,
    `create index sso_trip_expiry on sso_trip (expires_at)`,
  ],
};
