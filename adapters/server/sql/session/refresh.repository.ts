import { sql } from 'kysely';
import { CONTINUED } from '#core/backend/session/session.repository.port.ts';
import type { RefreshRepository } from '#core/backend/session/refresh.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession } from './session-row.ts';

type Presented = Parameters<RefreshRepository['rotate']>[0];

/**
 * SQL repository of refresh-token families. A conditional UPDATE decides which caller wins a race; later statements only
 * explain why a caller lost (SECURITY.md §2.2).
 */
export const sqlRefreshRepository = (tx: SqlTransaction): RefreshRepository => {
  /** Exchanges a refresh token in one conditional UPDATE, which also adds the presented hash to the used hashes. */
  const exchange = async (input: Presented): Promise<string | null> => {
    const { rows } = await sql<{ session_id: string }>`
      with won as (
        update refresh_family as family
           set prev_hash = family.current_hash, current_hash = ${input.newHash},
               grace_until = ${input.now + input.graceMs}::bigint, sealed_successor = ${input.sealedSuccessor},
               rotated_by = ${input.browser}
          from session
         where family.current_hash = ${input.presentedHash} and session.id = family.session_id
           and session.variant = ${input.variant} and family.revoked_at is null and family.absolute_end > ${input.now}::bigint
           and session.suspended_at is null and ${liveSession(input.now)}
        returning family.session_id, family.absolute_end)
      insert into refresh_spent (hash, session_id, absolute_end)
      select ${input.presentedHash}::text, session_id, absolute_end from won
      returning session_id`.execute(tx);
    return rows[0]?.session_id ?? null;
  };

  /**
   * Returns the unused successor of the previous token again: to any caller within the grace period, and afterwards only
   * to the browser that received the successor.
   */
  const sameAgain = async ({
    presentedHash,
    variant,
    browser,
    now,
  }: Presented): Promise<{
    sessionId: string;
    sealedSuccessor: string;
  } | null> => {
    const { rows } = await sql<{ sessionId: string; sealedSuccessor: string }>`
      select family.session_id as "sessionId", family.sealed_successor as "sealedSuccessor"
        from refresh_family family join session on session.id = family.session_id
       where family.prev_hash = ${presentedHash}
         and (family.grace_until > ${now}::bigint or family.rotated_by = ${browser})
         and session.variant = ${variant} and family.sealed_successor is not null and family.revoked_at is null
         and family.absolute_end > ${now}::bigint and session.suspended_at is null and ${liveSession(now)}`.execute(
      tx,
    );
    return rows[0] ?? null;
  };

  /** Returns true if the token was valid until its session got another id or was suspended, at most `graceMs` ago. */
  const isOvertaken = async (input: Presented): Promise<boolean> => {
    const { presentedHash, variant, now, graceMs } = input;
    const { rows } = await sql`
      select 1 from refresh_family family join session on session.id = family.session_id
       where (family.current_hash = ${presentedHash}
              or (family.prev_hash = ${presentedHash} and family.grace_until > ${now}::bigint))
         and family.revoked_at is null and session.variant = ${variant}
         and ((session.end_reason = ${CONTINUED} and session.ended_at > ${now - graceMs}::bigint)
              or (session.ended_at is null and session.suspended_at > ${now - graceMs}::bigint))`.execute(
      tx,
    );
    return rows.length > 0;
  };

  const revokeBySpent = async ({
    presentedHash,
    variant,
    now,
  }: Presented): Promise<string | null> => {
    const { rows } = await sql<{ session_id: string }>`
      update refresh_family as family
         set revoked_at = coalesce(family.revoked_at, ${now}::bigint), sealed_successor = null
        from refresh_spent spent join session on session.id = spent.session_id
       where spent.hash = ${presentedHash} and spent.session_id = family.session_id
         and session.variant = ${variant}
         and family.absolute_end > ${now}::bigint
      returning family.session_id`.execute(tx);
    return rows[0]?.session_id ?? null;
  };

  return {
    open: (id, hash, end) =>
      insertRows(tx, 'refresh_family', { session_id: id, current_hash: hash, absolute_end: end }),

    rotate: async (input) => {
      const won = await exchange(input);
      if (won !== null) return { outcome: 'rotated', sessionId: won };
      const sibling = await sameAgain(input);
      if (sibling !== null) return { outcome: 'sibling', ...sibling };
      if (await isOvertaken(input)) return { outcome: 'overtaken' };
      const betrayed = await revokeBySpent(input);
      return betrayed === null
        ? { outcome: 'unknown' }
        : { outcome: 'reused', sessionId: betrayed };
    },

    sessionOf: async (hash, now) => {
      const { rows } = await sql<{ id: string }>`
      select session.id from refresh_family family join session on session.id = family.session_id
       where (family.current_hash = ${hash} or (family.prev_hash = ${hash} and family.grace_until > ${now}::bigint))
         and family.revoked_at is null and family.absolute_end > ${now}::bigint and ${liveSession(now)}`.execute(
        tx,
      );
      return rows[0]?.id ?? null;
    },
  };
};
