import type { Invitation, PortalAccess } from '../../account-group/portal-user.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import {
  type CustomerInvitation,
  customerInvitationSchema,
  type PersonAccess,
  type StaffInvitation,
  staffInvitationSchema,
} from '../../provisioning/provisioning.schema.ts';
import { rightsNames } from '../../support/support-list.ts';
import type { GroupPorts } from '../account-group/administer.operation.ts';
import { changeAccess, exactly, type OfUser } from '../account-group/change-access.operation.ts';
import { inviteTo } from '../account-group/invite-to.operation.ts';
import { TAKEN } from '../account/username-refusals.ts';
import {
  type AuditFacts,
  recordAudit,
  recordRefusal,
  refuseLimited,
} from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { sendInvitation } from '../registration/send-invitation.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { checkRights } from '../support/check-rights.rule.ts';
import { RIGHTS_REFUSALS } from '../support/rights-refusals.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { asOperator } from './as-operator.operation.ts';

const NO_SITE = refusalOf('unacceptable', 'noSite', 'There is no site with this number.');
const CUSTOMER_TAKEN = refusalOf(
  'unacceptable',
  'customerHere',
  'A customer already signs in with this address.',
);

interface Made {
  readonly id: string;
  readonly username: string;
  readonly application: 1 | 3;
  readonly to: string;
}

/** Stores the account and queues the e-mail with its first link, in one transaction. */
const welcome = async (
  ports: GroupPorts,
  tx: Transaction,
  caller: SessionCaller,
  { to, ...account }: Made,
  facts: Omit<AuditFacts, 'result'>,
): Reply => {
  await sendInvitation(tx, ports, { account, to, by: caller.session.actorId });
  await storeCall(tx, ports, caller);
  await recordAudit(tx, ports, caller, { ...facts, subjectId: account.id, result: 'ok' });
  return ok({});
};

/** Checks whether an id was invited before. A lock makes invitations run one after another, so that a simultaneous repeat is recognized. */
const isKnown = async (tx: Transaction, id: string): Promise<boolean> => {
  await tx.portalUsers.lock();
  return (await tx.accounts.findById(id)) !== null;
};

const mayMail = (ports: GroupPorts, tx: Transaction) =>
  takeAll(tx, [{ bucket: BUCKETS.mailSending, key: 'all' }], ports.clock.now());

const inviteStaff =
  (ports: GroupPorts, caller: SessionCaller, id: string, form: StaffInvitation) =>
  async (tx: Transaction): Reply => {
    const { email, name, username } = form;
    const rights = [...new Set(form.rights)].toSorted();
    if (await isKnown(tx, id)) return ok({});
    const facts = {
      operation: 'staff.invite',
      target: email,
      detail: { username, rights: rightsNames(rights) || 'none' },
    };
    // The caller may grant rights and stays enabled, so a person who can grant rights remains.
    const oneself = {
      accountId: caller.session.accountId,
      disabled: false,
      rights: ['staffAdmin'],
    };
    const verdict = checkRights([oneself], id, rights);
    if (verdict !== 'fine')
      return recordRefusal(tx, ports, caller, facts, RIGHTS_REFUSALS[verdict]);
    const grant = await mayMail(ports, tx);
    if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
    const now = ports.clock.now();
    if (!(await tx.people.createStaff({ id, username, name, email, rights, now })))
      return recordRefusal(tx, ports, caller, facts, TAKEN);
    return welcome(ports, tx, caller, { id, username, application: 1, to: email }, facts);
  };

const inviteCustomer =
  (ports: GroupPorts, caller: SessionCaller, id: string, form: CustomerInvitation) =>
  async (tx: Transaction): Reply => {
    const { email, siteNum } = form;
    const facts = {
      operation: 'customer.invite',
      target: email,
      ...(siteNum !== null && { detail: { site: String(siteNum) } }),
    };
    if (await isKnown(tx, id)) return ok({});
    if (siteNum !== null && !(await tx.people.hasSite(siteNum)))
      return recordRefusal(tx, ports, caller, facts, NO_SITE);
    const grant = await mayMail(ports, tx);
    if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
    const customer = { id, email, siteNum, now: ports.clock.now() };
    if (!(await tx.registrations.createCustomer(customer)))
      return recordRefusal(tx, ports, caller, facts, CUSTOMER_TAKEN);
    return welcome(ports, tx, caller, { id, username: email, application: 3, to: email }, facts);
  };

const refusalFor = (errors: Readonly<Record<string, readonly string[]>>) =>
  invalid(`${Object.values(errors).flat().join('. ')}.`);

/** Use cases that let staff add people one at a time, and change the rights of dealer users (domain guide 6.10, 6.17). */
export const createNewPeople = (ports: GroupPorts) => ({
  /** Invites a dealer user, usually the dealer's first administrator. A repeated request has the same invitation id and invites nobody. */
  inviteDealerUser: (caller: SessionCaller, input: Invitation & { readonly id: string }): Reply =>
    asOperator(ports, caller, input.groups[0] ?? 0, inviteTo(ports, caller, input)),

  /**
   * Invites a staff member; requires the right to grant rights to staff. A repeated request has the same invitation id and
   * invites nobody.
   */
  inviteStaffMember: async (
    caller: SessionCaller,
    { id, ...input }: StaffInvitation & { readonly id: string },
  ): Reply => {
    const form = readForm(staffInvitationSchema, input);
    if (!form.ok) return refusalFor(form.error);
    return ports.unitOfWork.run(inviteStaff(ports, caller, id, form.value));
  },

  /** Invites a customer, with or without a first site. A repeated request has the same invitation id and invites nobody. */
  inviteCustomer: async (
    caller: SessionCaller,
    { id, ...input }: CustomerInvitation & { readonly id: string },
  ): Reply => {
    const form = readForm(customerInvitationSchema, input);
    if (!form.ok) return refusalFor(form.error);
    return ports.unitOfWork.run(inviteCustomer(ports, caller, id, form.value));
  },

  /** Returns the groups and rights of a dealer user. */
  personAccess: (_caller: SessionCaller, { id }: { readonly id: string }): Reply<PersonAccess> =>
    ports.unitOfWork.read(async (tx) => {
      const found = await tx.people.access(id);
      if (found === null) return NOT_FOUND;
      const { groups, rights, known } = found;
      return ok({ ...found, groups: [...groups], rights: [...rights], known: [...known] });
    }),

  /** Sets the groups and rights of a dealer user, by the rules for the dealer's own administrators. */
  changePersonAccess: (
    caller: SessionCaller,
    { groups, rights, ...input }: PortalAccess & OfUser,
  ): Reply =>
    asOperator(
      ports,
      caller,
      groups[0] ?? 0,
      changeAccess(ports, caller, input, exactly({ groups, rights })),
    ),
});
