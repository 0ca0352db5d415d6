import { ok } from '../../kernel/result.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import type { Registration } from './registration.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { acceptInvitation } from './accept-invitation.use-case.ts';
import { refuseContact } from './refuse-contact.use-case.ts';
import { registerMsa } from './register-msa.use-case.ts';
import { issueLink, LINK_PURPOSES, type LinkState, readLink } from './issue-link.operation.ts';
import { ALREADY_REGISTERED, LINK_EXPIRED, LINK_INVALID } from './registration-refusals.ts';
import { resendRegistration } from './resend-registration.use-case.ts';
import { lookAtLink, setFirstPassword } from './set-first-password.use-case.ts';
import { storeCall } from '../repeats/store-call.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'publicUrls'>;

const VERIFY = { operation: 'registration.verify' } as const;

/** Accepts the link of a registration e-mail: creates the account and links it to its site (spec §4.3). */
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
  await storeCall(tx, ports, caller);
  return ok({});
};

/** The refusal for each link state. `live` occurs when another request used the link between two statements. */
const REFUSALS: Readonly<Record<LinkState['kind'], typeof LINK_INVALID>> = {
  unknown: LINK_INVALID,
  expired: LINK_EXPIRED,
  used: ALREADY_REGISTERED,
  live: ALREADY_REGISTERED,
};

/** Username of the first staff account in a new installation. */
export const FIRST_USERNAME = 'administrator';

/** Use cases for getting a login: customers prove a site, invited people and the first staff member use a link (spec §4.3). */
export const createRegistration = (
  ports: OperationPorts &
    Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'vault' | 'captcha' | 'publicUrls'>,
) => ({
  /**
   * Opens a new installation: creates a link for the first staff account and voids earlier links. Returns null once any
   * account has a password (SECURITY.md §2.16).
   */
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
