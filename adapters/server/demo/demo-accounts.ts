import type { DemoAccount } from '#core/configuration/runtime-configuration.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Database } from '../sql/open-database.ts';
import { variantOf, type DemoPerson } from './demo-person.ts';
import { DEMO_PEOPLE } from './generate-demo-world.ts';

interface Now {
  readonly username: string;
  readonly password_epoch: number;
  readonly username_reset_required: boolean;
  readonly security_questions_required: boolean;
  readonly password_reset_required: boolean;
  readonly terms_version: number | null;
  readonly contacts: number;
}

/** Returns true if a first-time step of this account was already completed, or if the account was changed. */
const isUsedUp = (person: DemoPerson, now: Now | undefined): boolean =>
  now === undefined ||
  (person.usernameReset && !now.username_reset_required) ||
  (person.securityQuestions && !now.security_questions_required) ||
  (person.passwordReset && !now.password_reset_required) ||
  (!person.termsAccepted && now.terms_version !== null) ||
  (person.email === null && person.phone === null && now.contacts > 0) ||
  now.username !== person.username ||
  now.password_epoch > 1;

/**
 * Returns the demo accounts of one variant for the sign-in screen, each with a flag that is true if the account is used up
 * (README beside this file, "Demo accounts").
 */
export const demoAccounts = async (
  database: Pick<Database, 'kysely'>,
  variant: Variant,
): Promise<readonly DemoAccount[]> => {
  const rows = await database.kysely
    .selectFrom('portal_user')
    .select((eb) => [
      'id',
      'username',
      'password_epoch',
      'username_reset_required',
      'security_questions_required',
      'password_reset_required',
      'terms_version',
      eb
        .selectFrom('contact_method')
        .whereRef('contact_method.user_id', '=', 'portal_user.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('contacts'),
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, { ...row, contacts: row.contacts ?? 0 }]));
  return DEMO_PEOPLE.flatMap((person) => {
    if (person.listing === null || variantOf(person) !== variant) return [];
    const { listing, registered, username } = person;
    const usedUp = isUsedUp(person, byId.get(person.id));
    return [{ username, ...listing, usedUp, invited: !registered && !usedUp }];
  });
};
