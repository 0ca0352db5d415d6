import type { ImpersonationEnd } from '../../impersonation/impersonation-session.schema.ts';
import { STAFF_RIGHTS } from '../../permission/permissions.ts';
import type { Account } from './account.repository.port.ts';
import type { ActiveSession } from '../caller.ts';
import type { ImpersonationFacts } from './impersonation.repository.port.ts';
import type { Refusal } from '../refusal.ts';
import { sessionAlive } from './session-alive.rule.ts';

/** Whether a staff member with these rights may look, or act, as a user. */
export const mayImpersonate = (
  rights: readonly string[],
  mode: ImpersonationFacts['mode'],
): boolean =>
  rights.includes(STAFF_RIGHTS.impersonate) &&
  (mode === 'look' || rights.includes(STAFF_RIGHTS.actAs));

/** Why an impersonation may not go on, asked again at every request (SECURITY.md §2.9); null while it may. */
export const whyOver = (facts: ImpersonationFacts, now: number): ImpersonationEnd | null => {
  if (facts.endedAt !== null) return 'ended';
  if (now >= facts.endsAt) return 'expired';
  const { actor, staffSession } = facts;
  if (staffSession === null || !sessionAlive(staffSession, actor, now)) return 'staffSessionOver';
  return mayImpersonate(actor.rights, facts.mode) ? null : 'rightLost';
};

/** Why nobody may be seen as this person; null where they may. Staff are never a subject, and so nobody is their own. */
export const subjectRefusal = (
  subject: Pick<Account, 'id' | 'application' | 'disabled'>,
  actorId: string,
): 'self' | 'staff' | 'disabled' | null => {
  if (subject.id === actorId) return 'self';
  if (subject.application === 1) return 'staff';
  return subject.disabled ? 'disabled' : null;
};

/** What an operation's declaration says about impersonation. */
export interface ImpersonationPolicy {
  readonly method: string;
  /** `never` is for the user alone, acting or not; `always` ends or leaves the impersonation itself. */
  readonly impersonation?: 'never' | 'always' | undefined;
}

const LOOK_ONLY: Refusal = {
  kind: 'forbidden',
  message: 'You are looking only, so nothing can be changed.',
  code: 'lookOnly',
};

const NOT_WHILE: Refusal = {
  kind: 'forbidden',
  message: 'Only the user can do this. It is not available while you view the portal as a user.',
  code: 'notWhileImpersonating',
};

/** Whether a session with a staff member behind it may call an operation (SECURITY.md §2.9): nothing that is the user's alone, and no write while looking only. */
export const checkImpersonation = (
  session: Pick<ActiveSession, 'impersonation'>,
  policy: ImpersonationPolicy,
): 'allow' | Refusal => {
  if (session.impersonation === null || policy.impersonation === 'always') return 'allow';
  if (policy.impersonation === 'never') return NOT_WHILE;
  const reads = policy.method === 'GET' || policy.method === 'HEAD';
  return reads || session.impersonation.mode === 'act' ? 'allow' : LOOK_ONLY;
};
