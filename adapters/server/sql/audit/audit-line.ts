import { createHmac } from 'node:crypto';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';

/**
 * Maximum length of one field in characters. Longer texts are cut, so that no user can fill the audit log with long texts
 * (SECURITY.md §2.11).
 */
const FIELD = 300;

/** Matches control characters and unpaired surrogates. The database would not return an unpaired surrogate unchanged. */
const UNFIT = /[\p{Cc}\p{Cs}]/gu;

/** Replaces control characters by spaces and cuts the text to the maximum field length. */
export const auditText = (text: string): string =>
  Array.from(text.replace(UNFIT, ' ')).slice(0, FIELD).join('');

const orNull = (text: string | null): string | null => (text === null ? null : auditText(text));

/** Limits every text of an audit entry and sorts its details by name. */
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

/**
 * Returns the HMAC of an audit log line, which covers the HMAC of the previous line. Changing, deleting or swapping a line
 * therefore invalidates every later line.
 */
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

/** The newest of the lines that were removed from the start of the audit log. */
export interface RemovedLine {
  readonly seq: number;
  readonly mac: string;
  readonly at: number;
}

/** Returns the HMAC that seals the new start of the audit log. Without the key, nobody can remove lines unnoticed. */
export const anchorSeal = (key: Buffer, { seq, mac, at }: RemovedLine): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['anchor', seq, mac, at]))
    .digest('hex');
