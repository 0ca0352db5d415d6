import type { Failure, Result } from '../kernel/result.ts';
import type { StoredReport, LinkedReport, LinkLook, OpenedReport } from './linked-report.schema.ts';

/** Where the page of a mailed report stands (spec §2.5 "Reports download"). */
export type ReportLinkFlow =
  /** Asks whether the person's own session, or what the tab kept, opens it; else what the link is. */
  | { readonly at: 'looking' }
  /** A code opens it; `asking` while the dialog stands. */
  | { readonly at: 'closed'; readonly look: LinkLook; readonly asking: boolean }
  /** Proved by a code. */
  | { readonly at: 'opened'; readonly opened: OpenedReport }
  /** The person is signed in and may see it in the portal anyway. */
  | { readonly at: 'own'; readonly report: LinkedReport }
  | { readonly at: 'expired'; readonly since: number | null; readonly asked: boolean }
  | { readonly at: 'locked'; readonly until: number }
  /** Nobody made such a link, or its report was deleted. */
  | { readonly at: 'unknown' }
  /** Nobody answered. */
  | { readonly at: 'failed'; readonly failure: Failure };

/** What the tab kept, while it counts (spec §9 "Reports token"); null asks for a code again. */
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

/** Where a look at the link leads: a code is asked for at once, which sends none yet (domain guide 6.9). */
export const afterLook = (answer: Result<LinkLook, Failure>, now: number): ReportLinkFlow =>
  answer.ok ? byLook(answer.value, now) : byFailure(answer.error);

/** What a refusal says about the link besides its own words: null where the page stays as it is. */
export const afterRefusal = (failure: Failure): 'look' | null => {
  if (failure.kind !== 'refused') return null;
  const over = failure.status === 412 || failure.status === 404;
  return over || failure.code === 'linkLocked' ? 'look' : null;
};

/** The token counts no more, although the tab kept it. */
export const mustProveAgain = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
