import { ok, type Result } from '../../kernel/result.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import type { Registration } from '../registration.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { readLink, type LinkState } from './read-link.operation.ts';
import { LINK_PURPOSES } from './registration-links.ts';
import { ALREADY_REGISTERED, LINK_EXPIRED, LINK_INVALID } from './registration-refusals.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

type Answer = Result<Record<string, never>, Refusal>;

const OPERATION = 'registration.verify';

/** The link of a registration mail is presented: the account comes into being, linked to its site (spec §4.3). */
export const verifyRegistration =
  (ports: Ports) =>
  async (caller: Caller, input: { readonly code: string }): Promise<Answer> => {
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
          ? refuse(ports, tx, caller, LINK_INVALID)
          : create(ports, tx, caller, registration);
      }
      const state = await readLink(tx, ports, [kind], input.code);
      return refuse(ports, tx, caller, REFUSALS[state.kind]);
    });
  };

const create = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  registration: Registration,
): Promise<Answer> => {
  const { clock, ids } = ports;
  const { email, passwordHash: hash, siteNum } = registration;
  const accountId = ids.next();
  if (hash === null) return refuse(ports, tx, caller, LINK_INVALID);
  const customer = { id: accountId, email, siteNum, now: clock.now() };
  const created = await tx.registrations.createCustomer(customer);
  if (!created) return refuse(ports, tx, caller, ALREADY_REGISTERED);
  await setPassword(tx, ports, { accountId, hash, exceptSession: null, event: 'first' });
  await recordAudit(tx, ports, caller, {
    operation: OPERATION,
    result: 'ok',
    subjectId: accountId,
    ...(siteNum !== null && { target: String(siteNum) }),
  });
  return ok({});
};

const refuse = async (
  ports: Ports,
  tx: Transaction,
  caller: Caller,
  refusal: typeof LINK_INVALID,
): Promise<typeof LINK_INVALID> => {
  await recordAudit(tx, ports, caller, { operation: OPERATION, result: 'refused' });
  return refusal;
};

/** A link that reads as live was used up by somebody else between two statements. */
const REFUSALS: Readonly<Record<LinkState['kind'], typeof LINK_INVALID>> = {
  unknown: LINK_INVALID,
  expired: LINK_EXPIRED,
  used: ALREADY_REGISTERED,
  live: ALREADY_REGISTERED,
};
