import type { Impersonation } from '../session/session-view.schema.ts';

/** What is allowed in a session that may have a staff member behind it. */
export interface ImpersonationLimits {
  /** Writes that belong to the work: favorites, links, reports. */
  readonly mayChange: boolean;
  /** Writes reserved for the user: contacts, password, sessions, devices. */
  readonly mayChangeOwn: boolean;
}

/**
 * Returns what the server accepts from this session, so that no control is shown for what it refuses (SECURITY.md §2.9,
 * kit README §7 "Impersonation").
 */
export const impersonationLimits = (
  impersonation: Pick<Impersonation, 'mode'> | null,
): ImpersonationLimits => ({
  mayChange: impersonation === null || impersonation.mode === 'act',
  mayChangeOwn: impersonation === null,
});
