import { sql } from 'kysely';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { SqlTransaction } from './schema.ts';

/** Gives a person another sign-in name within their audience; false when somebody else there has it, or they are of the other one. Those who want one name take turns. */
export const renameUser = async (
  tx: SqlTransaction,
  id: string,
  username: string,
  audience: Variant,
): Promise<boolean> => {
  const key = foldLogin(username);
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx);
  const row = await tx
    .updateTable('portal_user')
    .set({ username, login_key: key, username_reset_required: false })
    .where('id', '=', id)
    .where('audience', '=', audience)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('portal_user as other')
            .select('other.id')
            .where('other.audience', '=', audience)
            .where('other.login_key', '=', key)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
