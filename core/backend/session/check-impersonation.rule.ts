import type { ImpersonationEnd } from '../../impersonation/impersonation-session.schema.ts';
import { STAFF_RIGHTS } from '../../permission/permissions.ts';
import type { Account } from './account.repository.port.ts';
import type { ActiveSession } from '../caller.ts';
import type { ImpersonationFacts } from './impersonation.repository.port.ts';
import type { Refusal } from '../refusal.ts';
import { sessionAlive } from './session-alive.rule.ts';

/** Returns true if a staff member with these rights may impersonate a user, read-only or with actions. */
export const mayImpersonate = (
  rights: readonly string[],
  mode: ImpersonationFacts['mode'],
): boolean =>
  rights.includes(STAFF_RIGHTS.impersonate) &&
  (mode === 'look' || rights.includes(STAFF_RIGHTS.actAs));

/** Returns why an impersonation must end, or null if it may continue. Called for every request (SECURITY.md §2.9). */
export const whyOver = (facts: ImpersonationFacts, now: number): ImpersonationEnd | null => {
  if (facts.endedAt !== null) return 'ended';
  if (now >= facts.endsAt) return 'expired';
  const { actor, staffSession } = facts;
  if (staffSession === null || !sessionAlive(staffSession, actor, now)) return 'staffSessionOver';
  return mayImpersonate(actor.rights, facts.mode) ? null : 'rightLost';
};

/**
 * Returns why this person must not be impersonated, or null if impersonation is allowed. Staff members cannot be
 * impersonated, so no staff member can impersonate themselves.
 */
export const subjectRefusal = (
  subject: Pick<Account, 'id' | 'application' | 'disabled'>,
  actorId: string,
): 'self' | 'staff' | 'disabled' | null => {
  if (subject.id === actorId) return 'self';
  if (subject.application === 1) return 'staff';
  return subject.disabled ? 'disabled' : null;
};

export interface ImpersonationPolicy {
  readonly method: string;
  /**
   * `never`: the operation is refused during any impersonation. `always`: the operation ends the impersonation and is
   * allowed in every mode.
   */
  readonly impersonation?: 'never' | 'always' | undefined;
}

const LOOK_ONLY: Refusal = {
  kind: 'forbidden',
  message: 'You are in look-only mode, so you can’t change anything.',
  code: 'lookOnly',
};

const NOT_WHILE: Refusal = {
  kind: 'forbidden',
  message: 'Only the user can do this. It isn’t available while you view the portal as a user.',
  code: 'notWhileImpersonating',
};

/**
 * Decides whether an impersonation session may call an operation (SECURITY.md §2.9). Refuses operations reserved for the
 * user, and every write in look-only mode.
 */
export const checkImpersonation = (
  session: Pick<ActiveSession, 'impersonation'>,
  policy: ImpersonationPolicy,
): 'allow' | Refusal => {
  if (session.impersonation === null || policy.impersonation === 'always') return 'allow';
  if (policy.impersonation === 'never') return NOT_WHILE;
  const reads = policy.method === 'GET' || policy.method === 'HEAD';
  return reads || session.impersonation.mode === 'act' ? 'allow' : LOOK_ONLY;
};
