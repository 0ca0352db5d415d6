import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import type { Account } from '../session/account.repository.port.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import type { Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { issueLink, type LinkState, readLink } from './issue-link.operation.ts';
import { verifyAddressMessage } from './invitation-message.rule.ts';
import { ALREADY_REGISTERED, LINK_INVALID } from './registration-refusals.ts';
import { addressOf, sendInvitation } from './send-invitation.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

/** The recipient and kind of a new link. */
type Target =
  | { readonly kind: 'registrationLink'; readonly subject: string; readonly email: string }
  | {
      readonly kind: 'setPasswordLink';
      readonly subject: string;
      readonly email: string;
      readonly account: Account;
    };

const RESEND = { operation: 'registration.resend' } as const;

/** Sends a new link to the stored address when a genuine link is submitted, expired or not (spec §4.3). */
export const resendRegistration =
  (ports: Ports) =>
  (caller: Caller, input: { readonly code: string }): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const kinds = ['registrationLink', 'setPasswordLink'] as const;
      const state = await readLink(tx, ports, kinds, input.code);
      const target = state.kind === 'unknown' ? 'gone' : await findTarget(tx, state);
      if (target === 'gone') return recordRefusal(tx, ports, caller, RESEND, LINK_INVALID);
      if (target === 'registered')
        return recordRefusal(tx, ports, caller, RESEND, ALREADY_REGISTERED);
      // An invited person already has an account; a person who registered has none yet.
      const subjectId = target.kind === 'setPasswordLink' ? target.subject : null;
      const facts = { ...RESEND, subjectId };
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
  const { email } = registration;
  const known = await tx.accounts.findByLogin(email, 'consumer');
  if (known !== null) return 'registered';
  // If a person registered twice, the new link is for the newest registration, even if the person opened the older e-mail.
  const [newest] = await tx.registrations.pendingFor(email);
  return newest === undefined
    ? 'gone'
    : { kind: 'registrationLink', subject: newest.id, email: newest.email };
};

const invited = async (
  tx: Transaction,
  accountId: string,
): Promise<Target | 'registered' | 'gone'> => {
  const account = await tx.accounts.findById(accountId);
  const email = account === null || account.disabled ? null : await addressOf(tx, account);
  if (account === null || email === null) return 'gone';
  return account.passwordHash === null
    ? { kind: 'setPasswordLink', subject: accountId, email, account }
    : 'registered';
};

/** Takes the rate limits: one in 30 s and 10 an hour per link owner, and the limit of the installation (SECURITY.md §2.4). */
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
  const { email: to, subject } = target;
  if (target.kind === 'setPasswordLink')
    return sendInvitation(tx, ports, { account: target.account, to, by: null });
  const link = await issueLink(tx, ports, {
    kind: target.kind,
    subject,
    variant: 'consumer',
  });
  const text = verifyAddressMessage({ to, providerName }, link);
  await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: clock.now() });
};
