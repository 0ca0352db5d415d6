import { emailKey } from '../../kernel/email-address.rule.ts';
import { checkRights } from '../../account-group/check-portal-change.rule.ts';
import { rightsText } from '../../account-group/portal-rights.ts';
import { type Invitation, invitationSchema } from '../../account-group/portal-user.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply, staleRev } from '../refusal.ts';
import { issueLink } from '../registration/issue-link.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { joinMessage } from './access-message.rule.ts';
import {
  type Administration,
  type GroupPorts,
  servicesOf,
  verdictOf,
} from './administer.operation.ts';
import type { StoredInvitation } from '../registration/registration.repository.port.ts';
import { nameOfGroup } from './notify-access.operation.ts';

const HERE_ALREADY = refusalOf(
  'unacceptable',
  'userHere',
  'Somebody of your users has this address. Change their access instead.',
);
const INVITED_ALREADY = refusalOf(
  'unacceptable',
  'invitedHere',
  'This address is invited already. Send the link again, or withdraw it.',
);
const NOT_OPEN = refusalOf(
  'conflict',
  'invitationOver',
  'This invitation was accepted or withdrawn meanwhile.',
);

/** Sends the only working link; the previous one stops working (SECURITY.md §2.12). Returns the seconds to wait if a limit refuses. */
const send = async (
  ports: GroupPorts,
  { tx, me, groups, house }: Administration,
  invitation: StoredInvitation,
): Promise<number | null> => {
  const { clock, ids, providerName, secrets } = ports;
  const to = invitation.email;
  const key = secrets.digest(`invite:${emailKey(to)}`);
  const holds = [
    { bucket: BUCKETS.registrationMail, key },
    { bucket: BUCKETS.mailSending, key: 'all' },
  ];
  const grant = await takeAll(tx, holds, clock.now());
  if (!grant.granted) return grant.wait;
  const order = { kind: 'invitationLink', subject: invitation.id, variant: 'dealer' } as const;
  const link = await issueLink(tx, ports, order);
  const group = nameOfGroup(groups, invitation.groups[0] ?? 0);
  const { name } = invitation;
  const text = joinMessage({ to, providerName, by: me.name, group, house }, { name, link });
  await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: clock.now() });
  return null;
};

/** Checks whether this person can be invited. It never reveals whether other dealers have the address (SECURITY.md T4). */
const check = async (
  { tx, groups, reach, siteGroupNum }: Administration,
  wanted: Invitation,
): Reply<null> => {
  if (!wanted.groups.every((num) => reach.has(num))) return verdictOf('outOfScope');
  const rights = verdictOf(checkRights([], wanted.rights, servicesOf(groups, wanted.groups)));
  if (!rights.ok) return rights;
  const { users, invitations } = await tx.portalUsers.list(siteGroupNum);
  const same = ({ email }: { readonly email: string | null }): boolean =>
    email !== null && emailKey(email) === emailKey(wanted.email);
  if (users.some(same)) return HERE_ALREADY;
  return invitations.some(same) ? INVITED_ALREADY : ok(null);
};

/** Returns the facts of an invitation for the audit log. */
export const factsOf = ({ groups, rights }: StoredInvitation) => ({
  groups: groups.join(', '),
  rights: rightsText(rights),
});

/** Invites a person to the groups and rights of an invitation, once per id, which the form generates (domain guide 6.10). */
export const inviteTo =
  (ports: GroupPorts, caller: SessionCaller, input: Invitation & { readonly id: string }) =>
  async (administration: Administration): Reply => {
    const { tx, me, reach } = administration;
    const now = ports.clock.now();
    const known = await tx.portalUsers.invitation(input.id);
    // A known id means the invitation was already sent.
    if (known !== null) return known.groups.some((num) => reach.has(num)) ? ok({}) : NOT_FOUND;
    const form = readForm(invitationSchema, {
      name: input.name,
      email: input.email,
      groups: input.groups,
      rights: input.rights,
    });
    if (!form.ok) return invalid(`${Object.values(form.error).flat().join('. ')}.`);
    const facts = { operation: 'group.invite', target: form.value.email };
    const checked = await check(administration, form.value);
    if (!checked.ok) return recordRefusal(tx, ports, caller, facts, checked);
    const invitation: StoredInvitation = {
      ...form.value,
      id: input.id,
      invitedBy: me.name,
      sentAt: now,
      accountId: null,
      withdrawnAt: null,
      expiresAt: now + LIFETIMES.invitationLink,
      rev: 1,
    };
    const wait = await send(ports, administration, invitation);
    if (wait !== null) return refuseLimited(tx, ports, caller, facts, wait);
    await tx.portalUsers.addInvitation(invitation);
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, { ...facts, result: 'ok', detail: factsOf(invitation) });
    return ok({});
  };

/** An invitation in the revision that was read. */
export interface OfInvitation {
  readonly id: string;
  readonly rev: number;
}

/** Locks an open invitation of the administrator's groups, in the revision that was read. */
export const holdOpen = async (
  { tx, reach }: Administration,
  { id, rev }: OfInvitation,
): Reply<StoredInvitation> => {
  const found = await tx.portalUsers.invitation(id);
  if (found === null || !found.groups.some((num) => reach.has(num))) return NOT_FOUND;
  if (found.accountId !== null || found.withdrawnAt !== null) return NOT_OPEN;
  return found.rev === rev ? ok(found) : staleRev(found.invitedBy);
};

/** Sends a new link; the previous one stops working. */
export const inviteAgain =
  (ports: GroupPorts, caller: SessionCaller, input: OfInvitation) =>
  async (administration: Administration): Reply => {
    const { tx, me } = administration;
    const locked = await holdOpen(administration, input);
    if (!locked.ok) return locked;
    const now = ports.clock.now();
    const facts = { operation: 'group.inviteAgain', target: locked.value.email };
    const wait = await send(ports, administration, locked.value);
    if (wait !== null) return refuseLimited(tx, ports, caller, facts, wait);
    await tx.portalUsers.putInvitation({
      ...locked.value,
      invitedBy: me.name,
      sentAt: now,
      expiresAt: now + LIFETIMES.invitationLink,
      rev: locked.value.rev + 1,
    });
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
    return ok({});
  };
