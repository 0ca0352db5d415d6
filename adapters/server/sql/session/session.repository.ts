import { sql, type Updateable } from 'kysely';
import type { SessionRepository } from '#core/backend/session/session.repository.port.ts';
import { findByToken } from './find-by-token.ts';
import { findContacts, findView } from './find-view.ts';
import { insertRows } from '../insert-rows.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { fromSessionRow, liveSession, openDemands, toSessionRow } from './session-row.ts';
import type { SessionTable } from './tables-sessions.ts';

/** SQL repository of sessions. A check and the change that depends on the check are one statement. */
export const sqlSessionRepository = (tx: SqlTransaction): SessionRepository => {
  const change = (id: string, values: Updateable<SessionTable>) =>
    tx.updateTable('session').set(values).where('id', '=', id);
  return {
    create: async (row, demands) => {
      await insertRows(tx, 'session', fromSessionRow(row));
      if (demands.length === 0) return;
      await insertRows(
        tx,
        'session_demand',
        demands.map((demand, position) => ({ session_id: row.id, position, demand })),
      );
    },

    findByToken: (tokenHash, now) => findByToken(tx, tokenHash, now),

    findLive: async (id, now) => {
      const found = await tx
        .selectFrom('session')
        .selectAll('session')
        .select((eb) => openDemands(eb.ref('session.id')).as('demands'))
        .where('session.id', '=', id)
        .where('session.suspended_at', 'is', null)
        .where(liveSession(now))
        .executeTakeFirst();
      if (!found) return null;
      const { demands, ...row } = found;
      return { row: toSessionRow(row), demands };
    },

    findView: (id, now) => findView(tx, id, now),

    findContacts: (id, now) => findContacts(tx, id, now),

    lock: async (id) => {
      await tx.selectFrom('session').select('id').where('id', '=', id).forUpdate().execute();
    },

    touch: async (id, now) => {
      await change(id, { last_seen_at: now })
        .where('last_seen_at', '<', now)
        .where('ended_at', 'is', null)
        .execute();
    },

    completeDemand: async (id, demand) => {
      const { rows } = await sql`
      update session_demand as due set done = true
       where due.session_id = ${id} and due.demand = ${demand} and not due.done
         and not exists (select 1 from session_demand earlier
                          where earlier.session_id = due.session_id
                            and earlier.position < due.position and not earlier.done)
         and exists (select 1 from session where session.id = due.session_id and session.ended_at is null)
      returning due.demand`.execute(tx);
      return rows.length > 0;
    },

    setDraftContact: async (id, draft) => {
      await change(id, {
        draft_type: draft.type,
        draft_value: draft.value,
        draft_verified: false,
        code_sent_to: null,
      }).execute();
    },

    verifyDraftContact: (id, value) =>
      happened(
        change(id, { draft_verified: true }).where('draft_value', '=', value).returning('id'),
      ),

    noteCodeSent: (id, sentTo, now, cooldownMs) =>
      happened(
        change(id, { code_sent_to: sentTo, code_sent_at: now })
          .where('ended_at', 'is', null)
          .where((eb) =>
            eb.or([eb('code_sent_at', 'is', null), eb('code_sent_at', '<=', now - cooldownMs)]),
          )
          .returning('id'),
      ),

    setSiteGroup: async (accountId, siteGroupNum) => {
      await tx
        .updateTable('session')
        .set({ site_group_num: siteGroupNum })
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .where(sql<boolean>`site_group_num is distinct from ${siteGroupNum}::int`)
        .execute();
    },

    noteCheck: async (id, now) => {
      await change(id, { checked_at: now }).execute();
    },

    suspend: async (id, now) => {
      await change(id, { suspended_at: now })
        .where('suspended_at', 'is', null)
        .where('ended_at', 'is', null)
        .execute();
    },

    findSuspended: async (id, now) => {
      const found = await tx
        .selectFrom('session')
        .selectAll()
        .where('id', '=', id)
        .where('suspended_at', 'is not', null)
        .where(liveSession(now))
        .executeTakeFirst();
      return found ? toSessionRow(found) : null;
    },

    issueToken: (id, hash, expiresAt) =>
      insertRows(tx, 'access_token', { hash, session_id: id, expires_at: expiresAt }),

    end: async (id, reason, now) => {
      await change(id, { ended_at: now, end_reason: reason })
        .where('ended_at', 'is', null)
        .execute();
    },

    endAll: async (accountId, except, reason, now) => {
      const ended = await tx
        .updateTable('session')
        .set({ ended_at: now, end_reason: reason })
        .where('account_id', '=', accountId)
        .where(liveSession(now))
        .$if(except !== null, (query) => query.where('id', '!=', except))
        .returning('id')
        .execute();
      return ended.length;
    },

    running: async (accountId, now) =>
      tx
        .selectFrom('session')
        .select(['id', 'user_agent as userAgent', 'address'])
        .select(['created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('account_id', '=', accountId)
        .where('actor_id', '=', accountId)
        .where('stage', '=', 'full')
        .where(liveSession(now))
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute(),

    adoptEpoch: async (accountId, passwordEpoch, now) => {
      await tx
        .updateTable('session')
        .set({ password_epoch: passwordEpoch })
        .where('account_id', '=', accountId)
        .where('stage', '=', 'full')
        .where(liveSession(now))
        .execute();
    },

    endPending: async (accountId, reason, now) => {
      await tx
        .updateTable('session')
        .set({ ended_at: now, end_reason: reason })
        .where('account_id', '=', accountId)
        .where('stage', '=', 'pending')
        .where('ended_at', 'is', null)
        .execute();
    },
  };
};
