import type { Failure, Result } from '../kernel/result.ts';
import type { StoredReport, LinkedReport, LinkLook, OpenedReport } from './linked-report.schema.ts';

/** The state of the page for a mailed report (spec §2.5 "Reports download"). */
export type ReportLinkFlow =
  /**
   * The page checks whether the person's session or a stored token opens the report. If neither does, the page reads the
   * state of the link.
   */
  | { readonly at: 'looking' }
  /** The report needs a code. `asking` is true while the code dialog is open. */
  | { readonly at: 'closed'; readonly look: LinkLook; readonly asking: boolean }
  /** A code opened the report. */
  | { readonly at: 'opened'; readonly opened: OpenedReport }
  /** The person is signed in and may open the report without a code. */
  | { readonly at: 'own'; readonly report: LinkedReport }
  | { readonly at: 'expired'; readonly since: number | null; readonly asked: boolean }
  | { readonly at: 'locked'; readonly until: number }
  /** The link does not exist, or its report was deleted. */
  | { readonly at: 'unknown' }
  /** The server did not respond. */
  | { readonly at: 'failed'; readonly failure: Failure };

/** Returns the stored response while its token is valid (spec §9 "Reports token"). Null means that a new code is needed. */
export const stillOpen = (kept: StoredReport | null, now: number): OpenedReport | null =>
  kept !== null && kept.until > now ? kept.opened : null;

const byLook = (look: LinkLook, now: number): ReportLinkFlow => {
  switch (look.state) {
    case 'ready':
      return { at: 'closed', look, asking: true };
    case 'expired':
      return { at: 'expired', since: look.expiredAt, asked: false };
    case 'locked':
      return { at: 'locked', until: now + look.lockedSeconds * 1000 };
  }
};

const byFailure = (failure: Failure): ReportLinkFlow =>
  failure.kind === 'refused' && failure.status === 404
    ? { at: 'unknown' }
    : { at: 'failed', failure };

/** Returns the state after the link was read. The code dialog opens immediately, but no code is sent yet (domain guide 6.9). */
export const afterLook = (answer: Result<LinkLook, Failure>, now: number): ReportLinkFlow =>
  answer.ok ? byLook(answer.value, now) : byFailure(answer.error);

/** Returns `look` when a failure means that the link must be read again. Null means that the state of the page stays unchanged. */
export const afterRefusal = (failure: Failure): 'look' | null => {
  if (failure.kind !== 'refused') return null;
  const over = failure.status === 412 || failure.status === 404;
  return over || failure.code === 'linkLocked' ? 'look' : null;
};

/** Checks whether a failure means that the stored token is no longer valid and that a new code is needed. */
export const mustProveAgain = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
