import { randomUUID } from 'node:crypto';
import type { SessionRow } from '#core/backend/session/session.repository.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';

/** Start time of the tests, in UTC milliseconds. */
export const START = Date.UTC(2026, 2, 1, 12);

/** Builds the row of a pending session, created at `START`. */
export const sessionRow = (accountId: string, change: Partial<SessionRow> = {}): SessionRow => ({
  id: randomUUID(),
  accountId,
  actorId: accountId,
  application: 2,
  variant: 'dealer',
  stage: 'pending',
  authenticatedBy: 'password',
  passwordEpoch: 1,
  siteGroupNum: 4471,
  browserId: 'browser',
  createdAt: START,
  lastSeenAt: START,
  absoluteEnd: START + DURATIONS.sessionAbsolute,
  mfaType: 1,
  draftContact: null,
  draftVerified: false,
  codeSentTo: null,
  codeSentAt: null,
  checkedAt: null,
  userAgent: null,
  address: null,
  ...change,
});
