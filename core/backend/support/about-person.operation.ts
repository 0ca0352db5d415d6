import { err, ok } from '../../kernel/result.ts';
import type { SupportedUser } from '../../support/supported-users.schema.ts';
import type { Account } from '../session/account.repository.port.ts';
import { type AuditFacts, recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { findSubmission, storeSubmission, type Submission } from '../find-submission.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { FoundUser } from './support.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeUsers } from './describe-users.operation.ts';

/**
 * Checks whether a staff member may change how a person signs in. Changing other staff requires the right to administer
 * staff, and staff cannot change themselves.
 */
const reachedBy = (
  caller: Pick<SessionCaller, 'session'>,
  subject: Pick<Account, 'id' | 'application'>,
): 'allow' | Refusal => {
  if (subject.id === caller.session.accountId)
    return {
      kind: 'unacceptable',
      code: 'oneself',
      message: 'Change your own sign-in in User Account.',
    };
  const reached = subject.application !== 1 || caller.session.permissions.includes('staffAdmin');
  return reached ? 'allow' : { kind: 'forbidden' };
};

export type PersonPorts = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

/** The person that a staff action changes, locked until the transaction ends. */
export interface PersonAtHand {
  readonly account: Account;
  readonly user: FoundUser;
}

export type ActDetail = Readonly<Record<string, string>>;

/**
 * Runs one staff action on a locked person in one transaction, writes an audit log row and returns the changed person.
 * Idempotent by key.
 */
export const aboutPerson = (
  ports: PersonPorts,
  caller: SessionCaller,
  facts: Omit<AuditFacts, 'result' | 'subjectId'> & { readonly subjectId: string },
  submission: Submission | null,
  act: (tx: Transaction, person: PersonAtHand) => Reply<ActDetail>,
): Reply<SupportedUser> =>
  ports.unitOfWork.run(async (tx) => {
    const { subjectId: accountId } = facts;
    await tx.nextSignIn.lockPerson(accountId);
    const now = ports.clock.now();
    const user = await tx.support.findUser(accountId, now);
    const account = user && (await tx.accounts.findById(accountId));
    if (user === null || account === null) return NOT_FOUND;
    const earlier = submission && (await findSubmission(tx, ports, caller, submission));
    if (earlier !== null && !earlier.ok) return earlier;
    if (earlier?.value) return ok(await describe(tx, ports, user));
    const reached = reachedBy(caller, account);
    const done = reached === 'allow' ? await act(tx, { account, user }) : err(reached);
    if (!done.ok) return recordRefusal(tx, ports, caller, facts, done);
    if (submission !== null) await storeSubmission(tx, ports, caller, submission, {});
    const after = await tx.support.findUser(accountId, now);
    if (after === null) throw new Error('a helped person vanished');
    const described = await describe(tx, ports, after);
    await storeCall(tx, ports, caller, { reply: described });
    const detail = { ...facts.detail, ...done.value };
    await recordAudit(tx, ports, caller, { ...facts, detail, result: 'ok' });
    return ok(described);
  });

const describe = async (
  tx: Transaction,
  ports: PersonPorts,
  user: FoundUser,
): Promise<SupportedUser> => {
  const [described] = await describeUsers(tx, ports, [user]);
  if (described === undefined) throw new Error('a helped person was not described');
  return described;
};
