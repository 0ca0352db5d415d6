import { sql } from 'kysely';
import type {
  RecoveryRepository,
  RecoveryState,
} from '#core/backend/recovery/recovery.repository.port.ts';
import { jsonText } from '../json-text.ts';
import { fromRow, happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

const UNDER_WAY = ['opened', 'challenged', 'proven'] as const satisfies readonly RecoveryState[];

/**
 * SQL repository of recoveries. Each step is one UPDATE that expects the current state, so two tabs cannot complete the
 * same step (SECURITY.md §2.7).
 */
export const sqlRecoveryRepository = (tx: SqlTransaction): RecoveryRepository => ({
  open: async (recovery) => {
    const { audience, browserId } = recovery;
    await tx
      .updateTable('recovery')
      .set({ state: 'dead' })
      .where('audience', '=', audience)
      .where('browser_id', '=', browserId)
      .where('state', 'in', UNDER_WAY)
      .execute();
    const fresh = { ...toRow(recovery), question_ids: jsonText(recovery.questionIds) };
    // If two recoveries start at the same time, the later one replaces the earlier one.
    await tx
      .insertInto('recovery')
      .values(fresh)
      .onConflict((open) =>
        open
          .columns(['audience', 'browser_id'])
          .where(sql<boolean>`state in ('opened', 'challenged', 'proven')`)
          .doUpdateSet(fresh),
      )
      .execute();
  },

  find: async (browserId, audience, now) => {
    const row = await tx
      .selectFrom('recovery')
      .selectAll()
      .where('audience', '=', audience)
      .where('browser_id', '=', browserId)
      .where('state', 'in', UNDER_WAY)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row ? fromRow(row) : null;
  },

  noteCodeSent: (id, now, cooldownMs) =>
    happened(
      tx
        .updateTable('recovery')
        .set({ state: 'challenged', code_sent_at: now })
        .where('id', '=', id)
        .where('state', 'in', ['opened', 'challenged'])
        .where('expires_at', '>', now)
        .where((eb) =>
          eb.or([eb('code_sent_at', 'is', null), eb('code_sent_at', '<=', now - cooldownMs)]),
        )
        .returning('id'),
    ),

  takeAttempt: async (id, max, now) => {
    const row = await tx
      .updateTable('recovery')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'challenged')
      .where('attempts', '<', max)
      .where('expires_at', '>', now)
      .returning('attempts')
      .executeTakeFirst();
    return row?.attempts ?? null;
  },

  advance: (id, from, to, now) =>
    happened(
      tx
        .updateTable('recovery')
        .set({ state: to })
        .where('id', '=', id)
        .where('state', '=', from)
        .where('expires_at', '>', now)
        .returning('id'),
    ),

  endAll: async (accountId) => {
    await tx
      .updateTable('recovery')
      .set({ state: 'dead' })
      .where('account_id', '=', accountId)
      .where('state', 'in', UNDER_WAY)
      .execute();
  },

  securityAnswers: async (accountId) => {
    const rows = await tx
      .selectFrom('security_answer')
      .select(['question_id', 'hash'])
      .where('user_id', '=', accountId)
      .orderBy('question_id')
      .execute();
    return rows.map(fromRow);
  },

  findByContact: async (contact) => {
    const { type } = contact;
    const rows = await tx
      .selectFrom('contact_method')
      .innerJoin('portal_user', 'portal_user.id', 'contact_method.user_id')
      .leftJoin('user_group', 'user_group.user_id', 'portal_user.id')
      .select(['portal_user.id', 'portal_user.username', 'contact_method.value'])
      .select('user_group.site_group_num')
      .where('contact_method.type', '=', type)
      .where(sql<string>`lower(contact_method.value)`, '=', sql<string>`lower(${contact.value})`)
      .where('portal_user.audience', '=', 'dealer')
      .where('portal_user.disabled', '=', false)
      .orderBy('portal_user.username')
      .execute();
    const groupsOf = (id: string): readonly number[] =>
      rows.flatMap((row) => (row.id === id ? (row.site_group_num ?? []) : []));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return [...byId.values()].map(({ id, username, value }) => ({
      accountId: id,
      username,
      contact: { type, value },
      groups: groupsOf(id),
    }));
  },
});
