import type { Access } from '../../permission/access.ts';
import type { Demand } from '../../permission/login-step.ts';
import type { ActiveSession } from '../caller.ts';
import { type Refusal, STEP_NOT_DUE } from '../refusal.ts';

/**
 * Returns the demands that may be completed now: the first demand, or the contact together with its verification (gating
 * README "Traps").
 */
export const dueDemands = (demands: readonly Demand[]): readonly Demand[] => {
  const first = demands[0];
  if (first === undefined) return [];
  return first === 'contactInfo' ? ['contactInfo', 'mfaVerify'] : [first];
};

/** Returns `allow` or a refusal for a session that calls an operation with this access rule (SECURITY.md §2.1, T3). Denies by default. */
export const checkAccess = (session: ActiveSession | null, access: Access): 'allow' | Refusal => {
  if (access.kind === 'open' || access.kind === 'cookie') return 'allow';
  if (session === null) return { kind: 'sessionOver' };
  switch (access.kind) {
    // A person is never a receiver, regardless of their rights.
    case 'receiver':
      return { kind: 'forbidden' };
    case 'session':
      return 'allow';
    case 'step': {
      const due = session.stage === 'pending' ? dueDemands(session.demands) : [];
      return access.steps.some((step) => due.includes(step)) ? 'allow' : STEP_NOT_DUE.error;
    }
    case 'full': {
      const whole = session.stage === 'full' && session.demands.length === 0;
      const suits = access.applications.includes(session.application);
      const holds = access.permissions.every((name) => session.permissions.includes(name));
      return whole && suits && holds ? 'allow' : { kind: 'forbidden' };
    }
  }
};
