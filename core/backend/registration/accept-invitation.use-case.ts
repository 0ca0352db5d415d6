import type { Invited } from '../../registration/invited.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { newUsernameSchema } from '../../login/new-username.schema.ts';
import type { StoredInvitation } from './registration.repository.port.ts';
import { containsDealerNumber } from '../session/contains-dealer-number.rule.ts';
import { refusePassword } from '../account/check-new-password.rule.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { HOLDS_NUMBER, TAKEN } from '../account/username-refusals.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUSY, invalid, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { LINK_PURPOSES, type LinkState, readLink } from './issue-link.operation.ts';
import { ALREADY_REGISTERED, LINK_EXPIRED, LINK_INVALID } from './registration-refusals.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

const KIND = 'invitationLink';
const FACTS = { operation: 'registration.join' } as const;

/** Returns an open invitation by its link; null if the link is of another kind. */
export const findInvitation = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'secrets'>,
  caller: Caller,
  otp: string,
): Reply<StoredInvitation> => {
  const state: LinkState = await readLink(tx, ports, [KIND], otp);
  const invitation =
    state.kind === 'unknown' ? null : await tx.portalUsers.invitation(state.subject);
  if (invitation === null || caller.variant !== 'dealer') return LINK_INVALID;
  if (invitation.accountId !== null || state.kind === 'used') return ALREADY_REGISTERED;
  return state.kind === 'live' && invitation.withdrawnAt === null ? ok(invitation) : LINK_EXPIRED;
};

/** Converts an invitation to the fields that the invited person sees. */
export const describeInvitation = async (
  tx: Transaction,
  { name, groups }: StoredInvitation,
): Promise<Invited> => {
  const known = (await tx.portalUsers.landscape()).groups;
  const home = known.find(({ siteGroupNum }) => siteGroupNum === groups[0]);
  return { name, dealer: home?.siteGroupName ?? '' };
};

/** The link secret and the choices of an invited person. */
export interface Joining {
  readonly otp: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const create = async (
  tx: Transaction,
  ports: Ports,
  caller: Caller,
  { otp, username, hash }: Pick<Joining, 'otp' | 'username'> & { readonly hash: string },
): Reply => {
  const { clock, ids, secrets } = ports;
  await tx.portalUsers.lock();
  const found = await findInvitation(tx, ports, caller, otp);
  if (!found.ok) return recordRefusal(tx, ports, caller, FACTS, found);
  const invitation = found.value;
  const now = clock.now();
  const id = ids.next();
  const { groups, rights, name, email } = invitation;
  const made = await tx.portalUsers.create({ id, username, name, email, groups, rights, now });
  if (!made) return recordRefusal(tx, ports, caller, FACTS, TAKEN);
  const used = await tx.oneTime.consumeByHash({
    kind: KIND,
    purpose: LINK_PURPOSES[KIND],
    secretHash: secrets.digest(otp.trim()),
    now,
  });
  // The invitation is locked and its link was valid just before, so no other request can have used the link.
  if (used.outcome !== 'matched') throw new Error('a live invitation could not be used');
  await tx.portalUsers.putInvitation({ ...invitation, accountId: id, rev: invitation.rev + 1 });
  await setPassword(tx, ports, { accountId: id, hash, exceptSession: null, event: 'first' });
  await storeCall(tx, ports, caller);
  await recordAudit(tx, ports, caller, {
    ...FACTS,
    result: 'ok',
    subjectId: id,
    target: email,
    detail: { username, groups: groups.join(', ') },
  });
  return ok({});
};

/**
 * Accepts an invitation. The person chooses a username and password and gets exactly the groups and rights of the
 * invitation. The link is used up only when the invitation is accepted (domain guide 6.10, SECURITY.md §2.12).
 */
export const acceptInvitation =
  (ports: Ports) =>
  async (caller: Caller, input: Joining): Reply => {
    if (input.password !== input.confirmPassword) return invalid('Passwords do not match');
    const form = readForm(newUsernameSchema, { username: input.username });
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const { username } = form.value;
    const { hasher, providerName, unitOfWork } = ports;
    const found = await unitOfWork.run(async (tx) => {
      const open = await findInvitation(tx, ports, caller, input.otp);
      if (!open.ok) return recordRefusal(tx, ports, caller, FACTS, open);
      return containsDealerNumber(username, open.value.groups)
        ? recordRefusal(tx, ports, caller, FACTS, HOLDS_NUMBER)
        : open;
    });
    if (!found.ok) return found;
    const refused = refusePassword(input.password, { username, productName: providerName }, null);
    if (refused !== null) return refused;
    const hash = await hasher.hash(input.password);
    if (hash === 'busy') return BUSY;
    return unitOfWork.run((tx) => create(tx, ports, caller, { otp: input.otp, username, hash }));
  };
