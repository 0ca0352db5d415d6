import { type Insertable, sql } from 'kysely';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import { REGISTERED_ROLES, STAFF_ROLES } from '#core/backend/registration/registered-rights.ts';
import type { RegistrationRepository } from '#core/backend/registration/registration.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import { lookKey } from '../account/look-key.ts';
import { fromRow, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { PortalUserTable } from '../account/tables-people.ts';

/** SQL repository of registrations in progress and the accounts that they create. */
export const sqlRegistrationRepository = (tx: SqlTransaction): RegistrationRepository => {
  /** Creates an account with sign-in codes enabled. Returns false if the username is taken. */
  const create = async (
    user: Insertable<PortalUserTable>,
    roles: readonly string[],
  ): Promise<boolean> => {
    const made = await tx
      .insertInto('portal_user')
      .values({ ...user, mfa_required: true })
      .onConflict((taken) => taken.columns(['audience', 'login_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return false;
    const rights = roles.map((name) => ({ user_id: user.id, kind: 'role' as const, name }));
    await insertRows(tx, 'user_right', rights);
    return true;
  };

  return {
    store: (registration) => insertRows(tx, 'registration', toRow(registration)),

    find: async (id) => {
      const row = await tx
        .selectFrom('registration')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    pendingFor: async (email) => {
      const rows = await tx
        .selectFrom('registration')
        .selectAll()
        .where(sql`lower(email)`, '=', sql`lower(${email}::text)`)
        .where('account_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => fromRow(row));
    },

    createCustomer: async ({ id, email, siteNum, now }) => {
      const user = {
        id,
        audience: 'consumer',
        application: 3,
        username: email,
        login_key: foldLogin(email),
        look_key: lookKey(email),
        name: email,
        created_at: now,
      } as const;
      if (!(await create(user, REGISTERED_ROLES))) return false;
      await insertRows(tx, 'contact_method', { user_id: id, type: 'email', value: email });
      if (siteNum !== null)
        await insertRows(tx, 'account_link', { user_id: id, site_num: siteNum, is_favorite: true });
      return true;
    },

    createFirstStaff: async (input) => {
      const someone = await tx.selectFrom('portal_user').select('id').limit(1).executeTakeFirst();
      if (someone !== undefined) return false;
      const { id, username, name, now } = input;
      const staff = {
        id,
        audience: 'dealer',
        application: 1,
        username,
        login_key: foldLogin(username),
        look_key: lookKey(username),
        name,
        created_at: now,
      } as const;
      return create(staff, STAFF_ROLES);
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
