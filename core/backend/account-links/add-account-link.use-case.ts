import { err, ok, type Result } from '../../kernel/result.ts';
import type { AccountLinks, LinkForm } from '../../account-links/account-links.schema.ts';
import type { LinkableSite } from '../account-link.repository.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { giveAllBack, takeAll, type Hold } from '../limits/take-all.operation.ts';
import { findSubmission, keepSubmission, type Submission } from '../submit-once.operation.ts';
import type { Refusal } from '../refusal.ts';
import { BUSY, SESSION_OVER } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { accountHolds } from './account-holds.operation.ts';
import { describeLinks, settleLinks } from './describe-links.operation.ts';
import { foldAccountNumber, foldPasscode } from './fold-passcode.rule.ts';
import { refuseLimited } from '../limits/refuse-limited.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'secrets' | 'clock'>;

type Answer = Result<AccountLinks, Refusal>;
type Begun =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'compare'; readonly site: LinkableSite | null };

const ADD = { operation: 'link.add' } as const;
const WRONG = err<Refusal>({
  kind: 'unacceptable',
  message: 'The account number or the account passcode is not correct.',
  code: 'accountNotProven',
});
const LINKED = err<Refusal>({
  kind: 'conflict',
  message: 'This account is already one of yours.',
  code: 'alreadyLinked',
});

/**
 * Links a further site for whoever knows its account number and passcode. An unknown number and a wrong passcode get one
 * answer after the same work; guesses are counted by number and by address, a right one is given back (SECURITY.md §2.4).
 */
export const addAccountLink =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    { idempotencyKey, ...form }: LinkForm & { readonly idempotencyKey: string | null },
  ): Promise<Answer> => {
    const submission: Submission = { key: idempotencyKey, route: 'addAccountLink', body: form };
    const holds = accountHolds(ports, caller.address, form.accountNumber);
    const begun = await begin(ports, caller, submission, holds, form);
    if (begun.kind === 'answered') return begun.answer;
    const { hasher, unitOfWork } = ports;
    const hash = begun.site?.passcodeHash ?? null;
    const right = await hasher.verify(hash, foldPasscode(form.passcode));
    return unitOfWork.run((tx) => {
      if (right === 'busy') return giveUp(ports, tx, holds);
      return right && begun.site !== null
        ? link(ports, tx, caller, submission, holds, begun.site.siteNum)
        : refuse(ports, tx, caller);
    });
  };

const begin = (
  ports: Ports,
  caller: SessionCaller,
  submission: Submission,
  holds: readonly Hold[],
  form: LinkForm,
): Promise<Begun> =>
  ports.unitOfWork.run(async (tx) => {
    const repeated = await repeat(ports, tx, caller, submission);
    if (repeated !== null) return { kind: 'answered', answer: repeated };
    const grant = await takeAll(tx, holds, ports.clock.now());
    if (!grant.granted)
      return { kind: 'answered', answer: await refuseLimited(tx, ports, caller, ADD, grant.wait) };
    const number = foldAccountNumber(form.accountNumber);
    return { kind: 'compare', site: await tx.links.findByAccountNumber(number) };
  });

/** The answer of a submission that was made before, null for a new one. */
const repeat = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  submission: Submission,
): Promise<Answer | null> => {
  const found = await findSubmission(tx, ports, caller, submission);
  if (!found.ok) return found;
  if (found.value === null) return null;
  return ok(await describeLinks(tx, ports, caller.session.accountId));
};

const link = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  submission: Submission,
  holds: readonly Hold[],
  siteNum: number,
): Promise<Answer> => {
  const live = await lockSession(tx, ports, caller);
  if (live === null) return SESSION_OVER;
  const repeated = await repeat(ports, tx, caller, submission);
  await giveAllBack(tx, holds, ports.clock.now());
  if (repeated !== null) return repeated;
  const { accountId } = live.row;
  await tx.links.lock(accountId);
  await settleLinks(tx, ports, accountId);
  if (!(await tx.links.add(accountId, siteNum))) return LINKED;
  const after = await settleLinks(tx, ports, accountId);
  const target = String(siteNum);
  await keepSubmission(tx, ports, caller, submission, { siteNum: target });
  await recordAudit(tx, ports, caller, { ...ADD, result: 'ok', target });
  return ok(after);
};

const refuse = async (ports: Ports, tx: Transaction, caller: SessionCaller): Promise<Answer> => {
  await recordAudit(tx, ports, caller, { ...ADD, result: 'refused' });
  return WRONG;
};

const giveUp = async (ports: Ports, tx: Transaction, holds: readonly Hold[]): Promise<Answer> => {
  await giveAllBack(tx, holds, ports.clock.now());
  return BUSY;
};
