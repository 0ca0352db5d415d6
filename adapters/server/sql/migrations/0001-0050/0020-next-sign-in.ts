import type { Migration } from '../migration.ts';

/**
 * Adds requirements that support sets for a person's next sign-in: steps with a reason, which support can withdraw, and
 * one contact method to correct.
 */
export const nextSignIn: Migration = {
  num: 20,
  name: 'next sign-in',
  statements: [
    `create table asked_step (
      id text primary key,
      account_id text not null references portal_user (id) on delete cascade,
      step text not null check (step in
        ('contactInfo', 'mfaVerify', 'usernameReset', 'securityQuestions', 'passwordReset')),
      reason text not null,
      asked_by text not null,
      asked_at bigint not null,
      was_due boolean not null,
      kept jsonb not null,
      ended text check (ended in ('met', 'takenBack'))
    )`,
    `create unique index asked_step_open on asked_step (account_id, step) where ended is null`,
    `create table contact_correction (
      id text primary key,
      account_id text not null references portal_user (id) on delete cascade,
      type text not null check (type in ('cellPhone', 'email')),
      value text not null,
      reason text not null,
      asked_by text not null,
      asked_at bigint not null,
      ends_at bigint not null,
      ended text check (ended in ('met', 'takenBack', 'refused', 'replaced'))
    )`,
    `create unique index contact_correction_open on contact_correction (account_id) where ended is null`,
  ],
};
