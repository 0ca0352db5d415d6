import type { Account } from '../account.repository.port.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Whether a staff member may change how somebody signs in: other staff only with the right to administer staff, and nobody themselves. */
export const reachedBy = (
  caller: Pick<SessionCaller, 'session'>,
  subject: Pick<Account, 'id' | 'application'>,
): 'allow' | Refusal => {
  if (subject.id === caller.session.accountId)
    return {
      kind: 'unacceptable',
      code: 'oneself',
      message: 'Your own sign-in is changed in User Account.',
    };
  const reached = subject.application !== 1 || caller.session.permissions.includes('staffAdmin');
  return reached ? 'allow' : { kind: 'forbidden' };
};
