import { sql } from 'kysely';
import type { Consumption, OneTimeStore } from '#core/backend/one-time.store.port.ts';
import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import { jsonText } from '../json-text.ts';
import type { SqlTransaction } from '../schema.ts';

interface Checked {
  readonly subject: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly matched: boolean;
}

/**
 * SQL expression: the sending state of a `message` with a code; `failure` is the failure row of the message, if any. A
 * message that no longer exists counts as sent.
 */
export const DEPARTURE = sql<CodeDeparture>`
  case when message.id is null or message.state = 'sent' then 'sent'
       when message.state = 'failed' or failure.message_id is not null then 'failed'
       else 'sending' end`;

const outcome = (row: Checked | undefined): Consumption => {
  if (row === undefined) return { outcome: 'dead' };
  return row.matched
    ? { outcome: 'matched', subject: row.subject, detail: row.detail }
    : { outcome: 'wrong' };
};

/** SQL store of one-time secrets, with all kinds in one table. One statement checks a secret and counts the attempt (SECURITY.md §2.5). */
export const sqlOneTimeRepository = (tx: SqlTransaction): OneTimeStore => ({
  issue: async (secret) => {
    const { kind, subject, purpose } = secret;
    await tx
      .updateTable('one_time')
      .set({ voided: true })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('voided', '=', false)
      .execute();
    const fresh = {
      id: secret.id,
      session: secret.session,
      secret_hash: secret.secretHash,
      attempts: 0,
      max_attempts: secret.maxAttempts,
      expires_at: secret.expiresAt,
      detail: jsonText(secret.detail),
    };
    // If two requests issue a secret at the same time, the later one replaces the earlier one.
    await tx
      .insertInto('one_time')
      .values({ ...fresh, kind, subject, purpose, used_at: null })
      .onConflict((open) =>
        open
          .columns(['kind', 'subject', 'purpose'])
          .where('used_at', 'is', null)
          .where(sql<boolean>`not voided`)
          .doUpdateSet(fresh),
      )
      .execute();
  },

  consumeFor: async (input) => {
    const { rows } = await sql<Checked>`
      update one_time
         set attempts = attempts + 1,
             used_at = case when secret_hash = ${input.secretHash} then ${input.now}::bigint else used_at end
       where kind = ${input.kind} and subject = ${input.subject} and purpose = ${input.purpose}
         and session is not distinct from ${input.session}::text
         and used_at is null and not voided and attempts < max_attempts and expires_at > ${input.now}::bigint
      returning subject, detail, (used_at is not null) as matched`.execute(tx);
    return outcome(rows[0]);
  },

  consumeByHash: async (input) => {
    const { rows } = await sql<Checked>`
      update one_time
         set attempts = attempts + 1, used_at = ${input.now}::bigint
       where secret_hash = ${input.secretHash} and kind = ${input.kind} and purpose = ${input.purpose}
         and used_at is null and not voided and attempts < max_attempts and expires_at > ${input.now}::bigint
      returning subject, detail, true as matched`.execute(tx);
    return outcome(rows[0]);
  },

  departure: async (accountId, sessionId) => {
    const { rows } = await sql<{ readonly state: CodeDeparture }>`
      select ${DEPARTURE} as state
        from one_time join message on message.id = one_time.id::text
        left join message_failure failure on failure.message_id = message.id
       where one_time.kind = 'mfaCode' and one_time.subject = ${accountId}
         and one_time.session = ${sessionId}::text and one_time.used_at is null and not one_time.voided`.execute(
      tx,
    );
    return rows[0]?.state ?? null;
  },

  find: async (input) => {
    const row = await tx
      .selectFrom('one_time')
      .select(['subject', 'used_at', 'voided', 'expires_at'])
      .where('secret_hash', '=', input.secretHash)
      .where('kind', '=', input.kind)
      .executeTakeFirst();
    return row
      ? {
          subject: row.subject,
          used: row.used_at !== null,
          voided: row.voided,
          expiresAt: row.expires_at,
        }
      : null;
  },

  voidAll: async (subjects, kinds, now) => {
    if (kinds.length === 0 || subjects.length === 0) return;
    await tx
      .updateTable('one_time')
      .set({ voided: true })
      .where('subject', 'in', subjects)
      .where('kind', 'in', kinds)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
  },
});
