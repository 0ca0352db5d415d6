import type { Impersonation } from '../session/session-view.schema.ts';

/** What can be done in a session that may have a staff member behind it. */
export interface ImpersonationLimits {
  /** Writes that belong to the work: favorites, links, reports. */
  readonly mayChange: boolean;
  /** What is the user's alone: contacts, password, sessions, devices. */
  readonly mayChangeOwn: boolean;
}

/** What the server takes from this session, so that no control stands for what it refuses (SECURITY.md §2.9, kit README §7 "Impersonation"). */
export const impersonationLimits = (
  impersonation: Pick<Impersonation, 'mode'> | null,
): ImpersonationLimits => ({
  mayChange: impersonation === null || impersonation.mode === 'act',
  mayChangeOwn: impersonation === null,
});
