import { sql } from 'kysely';
import type { GateCodeRepository } from '#core/backend/account-info/gate-code.repository.port.ts';
import type { SqlTransaction } from '../schema.ts';

/**
 * Returns a repository that stores gate codes in the database, within the transaction `tx`. The repository takes and
 * returns encrypted gate codes.
 */
export const sqlGateCodeRepository = (tx: SqlTransaction): GateCodeRepository => ({
  find: async (siteNum) => {
    const row = await tx
      .selectFrom('gate_code')
      .select(['id', 'sealed'])
      .where('site_num', '=', siteNum)
      .executeTakeFirst();
    return row ?? null;
  },

  put: async ({ id, siteNum, sealed, by, now }) => {
    await tx
      .insertInto('gate_code')
      .values({ id, site_num: siteNum, sealed, updated_at: now, updated_by: by })
      .onConflict((known) =>
        known.column('site_num').doUpdateSet({
          sealed,
          updated_at: now,
          updated_by: by,
          rev: sql<number>`gate_code.rev + 1`,
        }),
      )
      .execute();
  },

  remove: async (siteNum) => {
    await tx.deleteFrom('gate_code').where('site_num', '=', siteNum).execute();
  },
});
