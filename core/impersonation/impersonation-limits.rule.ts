import type { Impersonation } from '../session/session-view.schema.ts';

/** What a session permits during an impersonation. */
export interface ImpersonationLimits {
  /** True if normal writes are permitted, such as favorites, links and reports. */
  readonly mayChange: boolean;
  /** True if writes reserved for the user are permitted, such as contacts, password, sessions and devices. */
  readonly mayChangeOwn: boolean;
}

/**
 * Returns what the server permits in this session, so that screens hide controls that the server would refuse (SECURITY.md
 * §2.9, kit README §7 "Impersonation").
 */
export const impersonationLimits = (
  impersonation: Pick<Impersonation, 'mode'> | null,
): ImpersonationLimits => ({
  mayChange: impersonation === null || impersonation.mode === 'act',
  mayChangeOwn: impersonation === null,
});
