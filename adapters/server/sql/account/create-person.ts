import { kindOfGiven } from '#core/account-group/portal-rights.ts';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import { lockUsername } from './lock-username.ts';
import { insertRows } from '../insert-rows.ts';
import { hasName, lookKey } from './look-key.ts';
import type { SqlTransaction } from '../schema.ts';

/** Replaces the groups of a user. The new groups are stored in the given order. */
export const setGroups = async (
  tx: SqlTransaction,
  id: string,
  groups: readonly number[],
): Promise<void> => {
  await tx.deleteFrom('user_group').where('user_id', '=', id).execute();
  const rows = groups.map((num, position) => ({ user_id: id, site_group_num: num, position }));
  if (rows.length > 0) await insertRows(tx, 'user_group', rows);
};

/** Replaces the rights of a dealer user. */
export const setRights = async (
  tx: SqlTransaction,
  id: string,
  rights: readonly string[],
): Promise<void> => {
  await tx.deleteFrom('user_right').where('user_id', '=', id).execute();
  const rows = rights.map((name) => ({ user_id: id, kind: kindOfGiven(name), name }));
  if (rows.length > 0) await insertRows(tx, 'user_right', rows);
};

/** A new staff member or dealer user without a password. */
export interface NewPerson {
  readonly id: string;
  readonly application: 1 | 2;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly groups: readonly number[];
  readonly rights: readonly string[];
  readonly now: number;
}

/** Creates an account that receives sign-in codes by e-mail. Returns false if the username is taken or looks like another username. */
export const createPerson = async (tx: SqlTransaction, person: NewPerson): Promise<boolean> => {
  const { id, application, username, name, email, groups, rights, now } = person;
  const key = foldLogin(username);
  const look = lookKey(username);
  await lockUsername(tx, key, look);
  const taken = await tx
    .selectFrom('portal_user as other')
    .select('other.id')
    .where((other) => hasName('dealer', username)(other))
    .executeTakeFirst();
  if (taken !== undefined) return false;
  const [home] = groups;
  const user = { id, audience: 'dealer', application, username, name } as const;
  const keys = { login_key: key, look_key: look, default_site_group_num: home ?? null };
  await insertRows(tx, 'portal_user', {
    ...user,
    ...keys,
    beta: application === 2,
    mfa_required: true,
    created_at: now,
  });
  await setGroups(tx, id, groups);
  if (application === 2) await setRights(tx, id, rights);
  else if (rights.length > 0)
    await insertRows(
      tx,
      'user_right',
      rights.map((right) => ({ user_id: id, kind: 'role' as const, name: right })),
    );
  await insertRows(tx, 'contact_method', { user_id: id, type: 'email', value: email });
  return true;
};
