import { randomUUID } from 'node:crypto';
import type { StoredContact } from '#core/backend/session/account.repository.port.ts';
import type { Application } from '#core/permission/application.schema.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';
import { lookKey } from '#adapters/server/sql/account/look-key.ts';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';

/** Optional fields of a user; the others get simple defaults without restrictions. */
export interface AccountSeed {
  readonly id?: string;
  readonly username?: string;
  readonly name?: string;
  readonly application?: Application;
  readonly passwordHash?: string | null;
  readonly disabled?: boolean;
  readonly beta?: boolean;
  readonly mfaRequired?: boolean;
  readonly usernameResetRequired?: boolean;
  readonly securityQuestionsRequired?: boolean;
  readonly passwordResetRequired?: boolean;
  readonly termsVersion?: number | null;
  readonly privacyVersion?: number | null;
  /** Groups of the user, created if they do not exist. The default for dealers is 4471. */
  readonly groups?: readonly number[];
  readonly roles?: readonly string[];
  readonly flags?: readonly string[];
  readonly contacts?: readonly StoredContact[];
}

export interface SeededAccount {
  readonly id: string;
  readonly username: string;
}

const writeGroups = async (database: Sql, groups: readonly number[]): Promise<void> => {
  if (groups.length === 0) return;
  await database
    .insertInto('site_group')
    .values(groups.map((num) => ({ num, name: `Group ${num}`, time_zone: 'America/New_York' })))
    .onConflict((taken) => taken.doNothing())
    .execute();
};

/**
 * Returns a text with letters instead of digits, for random usernames and addresses: a dealer whose username contains a dealer
 * number must choose another one, and a search for a number would find them.
 */
export const withoutDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => 'ghijkmnpqr'.charAt(Number(digit)));

/** Writes a user with groups, rights and contacts. */
export const seedAccount = async (database: Sql, seed: AccountSeed): Promise<SeededAccount> => {
  const id = seed.id ?? randomUUID();
  const application = seed.application ?? 2;
  const suffix = withoutDigits(id.slice(0, 8));
  const username = seed.username ?? (application === 3 ? `${suffix}@example.com` : suffix);
  const groups = seed.groups ?? (application === 2 ? [4471] : []);
  await writeGroups(database, groups);
  await database
    .insertInto('portal_user')
    .values({
      id,
      username,
      application,
      audience: application === 3 ? 'consumer' : 'dealer',
      login_key: foldLogin(username),
      look_key: lookKey(username),
      name: seed.name ?? 'Kit Example',
      password_hash: seed.passwordHash ?? null,
      disabled: seed.disabled ?? false,
      beta: seed.beta ?? true,
      mfa_required: seed.mfaRequired ?? false,
      username_reset_required: seed.usernameResetRequired ?? false,
      security_questions_required: seed.securityQuestionsRequired ?? false,
      password_reset_required: seed.passwordResetRequired ?? false,
      default_site_group_num: groups[0] ?? null,
      terms_version: seed.termsVersion ?? null,
      privacy_version: seed.privacyVersion ?? null,
      created_at: 0,
    })
    .execute();
  for (const [position, num] of groups.entries())
    await database
      .insertInto('user_group')
      .values({ user_id: id, site_group_num: num, position })
      .execute();
  const rights = [
    ...(seed.roles ?? []).map((name) => ({ user_id: id, kind: 'role' as const, name })),
    ...(seed.flags ?? []).map((name) => ({ user_id: id, kind: 'flag' as const, name })),
  ];
  if (rights.length > 0) await database.insertInto('user_right').values(rights).execute();
  const contacts = seed.contacts ?? [];
  if (contacts.length > 0)
    await database
      .insertInto('contact_method')
      .values(contacts.map((contact) => ({ user_id: id, ...contact })))
      .execute();
  return { id, username };
};
