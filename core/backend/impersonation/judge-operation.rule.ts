import type { ActiveSession } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

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
export const judgeImpersonation = (
  session: Pick<ActiveSession, 'impersonation'>,
  policy: ImpersonationPolicy,
): 'allow' | Refusal => {
  if (session.impersonation === null || policy.impersonation === 'always') return 'allow';
  if (policy.impersonation === 'never') return NOT_WHILE;
  const reads = policy.method === 'GET' || policy.method === 'HEAD';
  return reads || session.impersonation.mode === 'act' ? 'allow' : LOOK_ONLY;
};
