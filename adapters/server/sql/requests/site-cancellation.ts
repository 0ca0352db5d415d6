import { sql, type InferResult } from 'kysely';
import type { Cancellation } from '#core/account-info/cancellation.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { isoInstantOrNull } from '../instant.ts';
import type { SqlTransaction } from '../schema.ts';

/**
 * Selects the newest cancellation of a site's service, except withdrawn ones. Refused cancellations are included only with
 * `refusedToo`.
 */
export const standingCancellation = (
  db: Pick<SqlTransaction, 'selectFrom'>,
  siteNum: number,
  refusedToo = false,
) =>
  db
    .selectFrom('change_request')
    .select(['id', 'rev', 'state', 'wanted', 'ends_at', 'reason', 'reason_text'])
    .select(['asked_by', 'asked_at', 'answer', 'decided_by', 'decided_at', 'ended_at'])
    .where('site_num', '=', siteNum)
    .where('field', '=', sql.lit('service' as const))
    .where('withdrawn_at', 'is', null)
    .$if(!refusedToo, (query) => query.where('state', '<>', sql.lit('Refused' as const)))
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(sql.lit(1));

type Row = InferResult<ReturnType<typeof standingCancellation>>[number];

/** Converts a stored cancellation to the form shown on the site's page. */
export const cancellationOf = (row: Row): Cancellation => ({
  id: row.id,
  rev: row.rev,
  state: row.state,
  day: row.wanted ?? '',
  endsAt: isoInstant(row.ends_at ?? 0),
  reason: row.reason ?? '',
  reasonText: row.reason_text ?? '',
  askedBy: row.asked_by,
  askedAt: isoInstant(row.asked_at),
  answer: row.answer,
  decidedBy: row.decided_by,
  decidedAt: isoInstantOrNull(row.decided_at),
  ended: row.ended_at !== null,
});
