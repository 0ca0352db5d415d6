import type { Invitation } from '../../account-group/portal-user.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { administer, type Administration, type GroupPorts } from './administer.operation.ts';
import {
  factsOf,
  holdOpen,
  inviteAgain,
  inviteTo,
  type OfInvitation as InvitationAtRev,
} from './invite-to.operation.ts';

type OfInvitation = InvitationAtRev & ListInput;

const withdraw =
  (ports: GroupPorts, caller: SessionCaller, input: OfInvitation) =>
  async (administration: Administration): Reply => {
    const { tx } = administration;
    const locked = await holdOpen(administration, input);
    if (!locked.ok) return locked;
    const now = ports.clock.now();
    await tx.oneTime.voidAll([input.id], ['invitationLink'], now);
    const over = { withdrawnAt: now, rev: locked.value.rev + 1 };
    await tx.portalUsers.putInvitation({ ...locked.value, ...over });
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation: 'group.inviteWithdraw',
      result: 'ok',
      target: locked.value.email,
      detail: factsOf(locked.value),
    });
    return ok({});
  };

/** Invitations to become a user of a dealer: a special link that works once within 72 hours (domain guide 6.10). */
export const invitePortalUsers = (ports: GroupPorts) => ({
  /** Invites a person once per id, which the form generates; the response is the same even if another user has the address. */
  invitePortalUser: (
    caller: SessionCaller,
    input: Invitation & ListInput & { readonly id: string },
  ): Reply => administer(ports, caller, input, inviteTo(ports, caller, input)),

  /** Sends a new link; the previous one stops working. */
  resendInvitation: (caller: SessionCaller, input: OfInvitation): Reply =>
    administer(ports, caller, input, inviteAgain(ports, caller, input)),

  /** Withdraws an invitation: its link stops working at once. */
  withdrawInvitation: (caller: SessionCaller, input: OfInvitation): Reply =>
    administer(ports, caller, input, withdraw(ports, caller, input)),
});
