import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../audit.operation.ts';
import type { Account } from '../account.repository.port.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { type Hold, takeAll } from '../limits/take-all.operation.ts';
import type { Reply } from '../refusal.ts';
import type { Registration } from '../registration.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { acceptInvitation } from './accept-invitation.use-case.ts';
import { refuseContact } from './refuse-contact.use-case.ts';
import { registerMsa } from './register-msa.use-case.ts';
import {
  issueLink,
  LINK_PURPOSES,
  type LinkState,
  readLink,
} from './registration-link.operation.ts';
import { verifyAddressMessage } from './registration-messages.rule.ts';
import { ALREADY_REGISTERED, LINK_EXPIRED, LINK_INVALID } from './registration-refusals.ts';
import { sendInvitation } from './send-invitation.operation.ts';
import { lookAtLink, setFirstPassword } from './set-first-password.use-case.ts';
import { keepCall } from '../repeats/repeat-call.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

const VERIFY = { operation: 'registration.verify' } as const;

/** The link of a registration mail is presented: the account comes into being, linked to its site (spec §4.3). */
const verifyRegistration =
  (ports: Ports) =>
  async (caller: Caller, input: { readonly code: string }): Reply => {
    const { clock, secrets, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      const kind = 'registrationLink';
      const used = await tx.oneTime.consumeByHash({
        kind,
        purpose: LINK_PURPOSES[kind],
        secretHash: secrets.digest(input.code.trim()),
        now: clock.now(),
      });
      if (used.outcome === 'matched') {
        const registration = await tx.registrations.find(used.subject);
        return registration === null
          ? recordRefusal(tx, ports, caller, VERIFY, LINK_INVALID)
          : create(ports, tx, caller, registration);
      }
      const state = await readLink(tx, ports, [kind], input.code);
      return recordRefusal(tx, ports, caller, VERIFY, REFUSALS[state.kind]);
    });
  };

const create = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  registration: Registration,
): Reply => {
  const { clock, ids } = ports;
  const { email, passwordHash: hash, siteNum } = registration;
  const accountId = ids.next();
  if (hash === null) return recordRefusal(tx, ports, caller, VERIFY, LINK_INVALID);
  const customer = { id: accountId, email, siteNum, now: clock.now() };
  const created = await tx.registrations.createCustomer(customer);
  if (!created) return recordRefusal(tx, ports, caller, VERIFY, ALREADY_REGISTERED);
  await setPassword(tx, ports, { accountId, hash, exceptSession: null, event: 'first' });
  await recordAudit(tx, ports, caller, {
    ...VERIFY,
    result: 'ok',
    subjectId: accountId,
    ...(siteNum !== null && { target: String(siteNum) }),
  });
  await keepCall(tx, ports, caller);
  return ok({});
};

/** A link that reads as live was used up by somebody else between two statements. */
const REFUSALS: Readonly<Record<LinkState['kind'], typeof LINK_INVALID>> = {
  unknown: LINK_INVALID,
  expired: LINK_EXPIRED,
  used: ALREADY_REGISTERED,
  live: ALREADY_REGISTERED,
};

/** Whom a new link goes to, and of which kind. */
type Target =
  | { readonly kind: 'registrationLink'; readonly subject: string; readonly email: string }
  | {
      readonly kind: 'setPasswordLink';
      readonly subject: string;
      readonly email: string;
      readonly account: Account;
    };

const RESEND = { operation: 'registration.resend' } as const;

/** Sends a new link to the holder of a genuine one, expired or not (spec §4.3); to the stored address, whatever it was. */
const resendRegistration =
  (ports: Ports) =>
  (caller: Caller, input: { readonly code: string }): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const kinds = ['registrationLink', 'setPasswordLink'] as const;
      const state = await readLink(tx, ports, kinds, input.code);
      const target = state.kind === 'unknown' ? 'gone' : await findTarget(tx, state);
      if (target === 'gone') return recordRefusal(tx, ports, caller, RESEND, LINK_INVALID);
      if (target === 'registered')
        return recordRefusal(tx, ports, caller, RESEND, ALREADY_REGISTERED);
      // Somebody invited has an account already; who asked to register has none yet.
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
  // Whoever asked twice gets a link of the newest request, whichever mail they opened.
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
  if (account === null || account.disabled || account.application !== 3) return 'gone';
  return account.passwordHash === null
    ? { kind: 'setPasswordLink', subject: accountId, email: account.username, account }
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
  const { email: to, subject } = target;
  if (target.kind === 'setPasswordLink')
    return sendInvitation(tx, ports, { account: target.account, to, by: null });
  const link = await issueLink(tx, ports, {
    ...{ kind: target.kind, subject, variant: 'consumer' },
  });
  const words = verifyAddressMessage({ to, providerName }, link);
  await tx.messages.enqueue({ ...words, id: ids.next(), queuedAt: clock.now() });
};

/** Username of the first staff account of a new installation. */
export const FIRST_USERNAME = 'administrator';

/** How people get a login: customers by proving a site, invited people and the first staff by a link (spec §4.3). */
export const createRegistration = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'captcha' | 'publicUrls'>,
) => ({
  /** A new installation's way in: while nobody at all has a password, each start makes a link for the first staff account and voids the one before (SECURITY.md §2.16); null after that. */
  openFirstAccount: (): Promise<{ readonly username: string; readonly link: string } | null> => {
    const { clock, ids, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      await tx.registrations.createFirstStaff({
        id: ids.next(),
        username: FIRST_USERNAME,
        name: 'Administrator',
        now: clock.now(),
      });
      const staff = await tx.registrations.unclaimedStaff();
      if (staff === null) return null;
      const order = { kind: 'setupLink', subject: staff.id, variant: 'dealer' } as const;
      return { username: staff.username, link: await issueLink(tx, ports, order) };
    });
  },

  acceptInvitation: acceptInvitation(ports),
  lookAtLink: lookAtLink(ports),
  refuseContact: refuseContact(ports),
  registerMsa: registerMsa(ports),
  resendRegistration: resendRegistration(ports),
  setFirstPassword: setFirstPassword(ports),
  verifyRegistration: verifyRegistration(ports),
});
