import { DURATIONS } from '../../kernel/limits.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll, type Hold } from '../limits/take-all.operation.ts';
import type { Refusal } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { issueLink } from './issue-link.operation.ts';
import { readLink, type LinkState } from './read-link.operation.ts';
import { invitationMessage, verifyAddressMessage } from './registration-messages.rule.ts';
import { ALREADY_REGISTERED, LINK_INVALID } from './registration-refusals.ts';
import { refuseLimited } from '../limits/refuse-limited.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

type Answer = Result<Record<string, never>, Refusal>;

/** Whom a new link goes to, and of which kind. */
interface Target {
  readonly kind: 'registrationLink' | 'setPasswordLink';
  readonly subject: string;
  readonly email: string;
}

const OPERATION = 'registration.resend';

/** Sends a new link to the holder of a genuine one, expired or not (spec §4.3); to the stored address, whatever it was. */
export const resendRegistration =
  (ports: Ports) =>
  (caller: Caller, input: { readonly code: string }): Promise<Answer> =>
    ports.unitOfWork.run(async (tx) => {
      const kinds = ['registrationLink', 'setPasswordLink'] as const;
      const state = await readLink(tx, ports, kinds, input.code);
      const target = state.kind === 'unknown' ? 'gone' : await findTarget(tx, state);
      if (target === 'gone' || target === 'registered') {
        await recordAudit(tx, ports, caller, { operation: OPERATION, result: 'refused' });
        return target === 'registered' ? ALREADY_REGISTERED : LINK_INVALID;
      }
      // Somebody invited has an account already; who asked to register has none yet.
      const subjectId = target.kind === 'setPasswordLink' ? target.subject : null;
      const facts = { operation: OPERATION, subjectId } as const;
      const wait = await take(ports, tx, target.subject);
      if (wait !== null) return refuseLimited(tx, ports, caller, facts, wait);
      await send(ports, tx, target);
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({});
    });

const findTarget = async (
  tx: Transaction,
  state: Exclude<LinkState, { readonly kind: 'unknown' }>,
): Promise<Target | 'registered' | 'gone'> => {
  if (state.kind === 'used') return 'registered';
  if (state.link === 'setPasswordLink') return invited(tx, state.subject);
  const registration = await tx.registrations.find(state.subject);
  if (registration === null) return 'gone';
  if (registration.accountId !== null) return invited(tx, registration.accountId);
  const { email, id: subject } = registration;
  const known = await tx.accounts.findByLogin(email, 'consumer');
  return known === null ? { kind: 'registrationLink', subject, email } : 'registered';
};

const invited = async (
  tx: Transaction,
  accountId: string,
): Promise<Target | 'registered' | 'gone'> => {
  const account = await tx.accounts.findById(accountId);
  if (account === null || account.disabled || account.application !== 3) return 'gone';
  return account.passwordHash === null
    ? { kind: 'setPasswordLink', subject: accountId, email: account.username }
    : 'registered';
};

/** One in 30 s and 10 an hour for a link's owner, and the installation's own cap (SECURITY.md §2.4). */
const take = async (ports: Ports, tx: Transaction, subject: string): Promise<number | null> => {
  const pause = { name: 'registration.pause', capacity: 1, perMs: DURATIONS.resendCooldown };
  const holds: readonly Hold[] = [
    { bucket: pause, key: subject },
    { bucket: BUCKETS.registrationMail, key: subject },
    { bucket: BUCKETS.mailSending, key: 'all' },
  ];
  const grant = await takeAll(tx, holds, ports.clock.now());
  return grant.granted ? null : grant.wait;
};

const send = async (ports: Ports, tx: Transaction, target: Target): Promise<void> => {
  const { clock, ids, providerName } = ports;
  const { email: to, kind, subject } = target;
  const link = await issueLink(tx, ports, { kind, subject, variant: 'consumer' });
  const write = kind === 'registrationLink' ? verifyAddressMessage : invitationMessage;
  const words = write({ to, providerName }, link);
  await tx.messages.enqueue({ ...words, id: ids.next(), queuedAt: clock.now() });
};
