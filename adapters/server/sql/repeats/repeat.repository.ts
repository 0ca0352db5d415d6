import type { RepeatStore } from '#core/backend/repeats/repeat.store.port.ts';
import { jsonText } from '../json-text.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL store of responses to repeated calls. The sweep deletes expired responses. */
export const sqlRepeatRepository = (tx: SqlTransaction): RepeatStore => ({
  find: async (digest, now) => {
    const row = await tx
      .selectFrom('kept_call')
      .select(['session_id as sessionId', 'sealed', 'reply'])
      .where('mark', '=', digest)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row ?? null;
  },

  keep: async (mark, { sessionId, sealed, reply }, expiresAt) => {
    const row = {
      session_id: sessionId,
      sealed,
      reply: jsonText(reply),
      expires_at: expiresAt,
    };
    await tx
      .insertInto('kept_call')
      .values({ mark, ...row })
      .onConflict((old) => old.column('mark').doUpdateSet(row))
      .execute();
  },
});
