import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import { REGISTERED_ROLES, STAFF_ROLES } from '#core/backend/registration/registered-rights.ts';
import type { RegistrationRepository } from '#core/backend/registration.repository.port.ts';
import { fromRow, toRow } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';

/** Registrations under way and the accounts they end in, in SQL. */
export const sqlRegistrationRepository = (tx: SqlTransaction): RegistrationRepository => {
  /** False when somebody has the name; a code at sign-in is on for everyone who is made here. */
  const create = async (
    user: {
      readonly id: string;
      readonly audience: 'dealer' | 'consumer';
      readonly application: 1 | 3;
      readonly username: string;
      readonly login_key: string;
      readonly name: string;
      readonly created_at: number;
    },
    roles: readonly string[],
  ): Promise<boolean> => {
    const made = await tx
      .insertInto('portal_user')
      .values({
        ...user,
        password_hash: null,
        mfa_required: true,
        default_site_group_num: null,
        terms_version: null,
        privacy_version: null,
        active_site_num: null,
      })
      .onConflict((taken) => taken.columns(['audience', 'login_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return false;
    await tx
      .insertInto('user_right')
      .values(roles.map((name) => ({ user_id: user.id, kind: 'role' as const, name })))
      .execute();
    return true;
  };

  return {
    store: async (registration) => {
      await tx.insertInto('registration').values(toRow(registration)).execute();
    },

    find: async (id) => {
      const row = await tx
        .selectFrom('registration')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    createCustomer: async ({ id, email, siteNum, now }) => {
      const user = {
        id,
        audience: 'consumer',
        application: 3,
        username: email,
        login_key: foldLogin(email),
        name: email,
        created_at: now,
      } as const;
      if (!(await create(user, REGISTERED_ROLES))) return false;
      await tx
        .insertInto('contact_method')
        .values({ user_id: id, type: 'email', value: email })
        .execute();
      if (siteNum !== null)
        await tx
          .insertInto('account_link')
          .values({ user_id: id, site_num: siteNum, is_favorite: true })
          .execute();
      return true;
    },

    createFirstStaff: async (input) => {
      const someone = await tx.selectFrom('portal_user').select('id').limit(1).executeTakeFirst();
      if (someone !== undefined) return false;
      const { id, username, name, now } = input;
      const login_key = foldLogin(username);
      return create(
        { id, audience: 'dealer', application: 1, username, login_key, name, created_at: now },
        STAFF_ROLES,
      );
    },

    unclaimedStaff: async () => {
      const row = await tx
        .selectFrom('portal_user')
        .select(['id', 'username'])
        .where('application', '=', 1)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('portal_user as other')
                .select('other.id')
                .where('other.password_hash', 'is not', null),
            ),
          ),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
  };
};
