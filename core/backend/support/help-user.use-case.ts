import { err, ok } from '../../kernel/result.ts';
import type { LoginStep } from '../../login/login-step.ts';
import type { SupportedUser, UserAction } from '../../support/support.schema.ts';
import type { Account } from '../account.repository.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { PERSON_BUCKETS } from '../limits/limit-buckets.ts';
import type { Refusal, Reply } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import type { FoundUser } from '../support.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { askAgain } from './ask-again.operation.ts';
import { describeUsers, keysOf } from './describe-user.operation.ts';
import { sendSupportLink } from './send-support-link.operation.ts';

/** Whether a staff member may change how somebody signs in: other staff only with the right to administer staff, and nobody themselves. */
const reachedBy = (
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

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

/** What is wanted for somebody: an action, or a login step asked again. */
export type Help = { readonly action: UserAction } | { readonly step: LoginStep };

/** Helps somebody to sign in: links, waits, sessions and steps; one transaction, one row of the record, and the person as they are afterwards. */
export const helpUser =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly accountId: string } & Help,
  ): Reply<SupportedUser> => {
    const { accountId } = input;
    return ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const user = await tx.support.findUser(accountId, now);
      const account = user && (await tx.accounts.findById(accountId));
      if (user === null || account === null) return NOT_FOUND;
      const facts = {
        operation: `support.${'step' in input ? 'requireStep' : input.action}`,
        subjectId: accountId,
        ...('step' in input && { detail: { step: input.step } }),
      };
      const reached = reachedBy(caller, account);
      const done = reached === 'allow' ? await give(ports, tx, input, account, user) : err(reached);
      if (!done.ok) {
        await recordAudit(tx, ports, caller, { ...facts, result: 'refused' });
        return done;
      }
      const after = await tx.support.findUser(accountId, now);
      if (after === null) throw new Error('a helped person vanished');
      const [described] = await describeUsers(tx, ports, [after]);
      if (described === undefined) throw new Error('a helped person was not described');
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok(described);
    });
  };

const give = async (
  ports: Ports,
  tx: Transaction,
  help: Help,
  account: Account,
  user: FoundUser,
): Reply<null> => {
  const now = ports.clock.now();
  if ('step' in help) return askAgain(tx, account, help.step);
  switch (help.action) {
    case 'clearWait':
      await tx.limits.clearAll(PERSON_BUCKETS, keysOf(ports, user));
      return ok(null);
    case 'endSessions':
      await tx.sessions.endAll(account.id, null, 'support', now);
      return ok(null);
    case 'passwordLink':
    case 'registrationLink':
      return sendSupportLink(tx, ports, account, help.action);
  }
};
