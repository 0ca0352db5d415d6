import { sql } from 'kysely';
import type { SsoRepository } from '#core/backend/sso/sso.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import { fromRow, happened, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL repository of single sign-on. */
export const sqlSsoRepository = (tx: SqlTransaction): SsoRepository => ({
  findDealer: async (by) => {
    const dealers = tx.selectFrom('site_group').select(['num', 'name']);
    const row =
      'siteGroupNum' in by
        ? await dealers.where('num', '=', by.siteGroupNum).executeTakeFirst()
        : await dealers
            .where(sql`lower(team_domain)`, '=', by.teamDomain.trim().toLowerCase())
            .orderBy('num')
            .executeTakeFirst();
    return row === undefined ? null : { siteGroupNum: row.num, dealerName: row.name };
  },

  openTrip: (trip) => insertRows(tx, 'sso_trip', toRow(trip)),

  takeTrip: async (input) => {
    const row = await tx
      .updateTable('sso_trip')
      .set({ taken_at: input.now })
      .where('state_hash', '=', input.stateHash)
      .where('browser_id', '=', input.browserId)
      .where('variant', '=', input.variant)
      .where('taken_at', 'is', null)
      .where('expires_at', '>', input.now)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : fromRow(without(row, 'taken_at'));
  },

  accountOf: async (person) => {
    const row = await tx
      .selectFrom('sso_identity')
      .select('account_id')
      .where('issuer', '=', person.issuer)
      .where('subject', '=', person.subject)
      .executeTakeFirst();
    return row?.account_id ?? null;
  },

  link: ({ issuer, subject }, accountId, now) =>
    happened(
      tx
        .insertInto('sso_identity')
        .values({ issuer, subject, account_id: accountId, linked_at: now })
        .onConflict((taken) => taken.doNothing())
        .returning('account_id'),
    ),
});
