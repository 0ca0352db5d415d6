import { createHmac } from 'node:crypto';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';

/** Longest text of one field in characters; longer ones are cut, so that nobody fills the audit log by what they type (SECURITY.md §2.11). */
const FIELD = 300;

/** Control characters, and halves of characters, which the database would not give back as they were. */
const UNFIT = /[\p{Cc}\p{Cs}]/gu;

/** Text as the audit log keeps it: one line, bounded. */
export const auditText = (text: string): string =>
  Array.from(text.replace(UNFIT, ' ')).slice(0, FIELD).join('');

const orNull = (text: string | null): string | null => (text === null ? null : auditText(text));

/** An entry with every text bounded and its facts in the order of their names. */
export const boundedEntry = (entry: AuditEntry): AuditEntry => ({
  at: entry.at,
  requestId: auditText(entry.requestId),
  sessionId: orNull(entry.sessionId),
  subjectId: orNull(entry.subjectId),
  actorId: orNull(entry.actorId),
  address: auditText(entry.address),
  claimedIp: orNull(entry.claimedIp),
  operation: auditText(entry.operation),
  target: orNull(entry.target),
  result: entry.result,
  detail: Object.fromEntries(
    Object.entries(entry.detail)
      .map(([name, value]) => [auditText(name), auditText(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/** HMAC of a line over the one before it; changing, dropping or swapping a line breaks every later one. */
export const chainMac = (key: Buffer, previous: string, seq: number, entry: AuditEntry): string => {
  const line = JSON.stringify([
    seq,
    previous,
    entry.at,
    entry.requestId,
    entry.sessionId,
    entry.subjectId,
    entry.actorId,
    entry.address,
    entry.claimedIp,
    entry.operation,
    entry.target,
    entry.result,
    Object.entries(entry.detail).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return createHmac('sha256', key).update(line).digest('hex');
};

/** The last line that was removed from the beginning of the audit log. */
export interface RemovedLine {
  readonly seq: number;
  readonly mac: string;
  readonly at: number;
}

/** HMAC of where the audit log begins; nobody without the key removes lines unseen. */
export const anchorSeal = (key: Buffer, { seq, mac, at }: RemovedLine): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['anchor', seq, mac, at]))
    .digest('hex');
