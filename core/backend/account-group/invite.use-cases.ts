import type { Invitation } from '../../account-group/portal-user.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { keepCall } from '../repeats/keep-call.operation.ts';
import type { ListInput } from '../sites/site-scope.operation.ts';
import { administer, type Desk, type GroupPorts } from './administer.operation.ts';
import {
  factsOf,
  holdOpen,
  inviteAgain,
  inviteTo,
  type OfInvitation as InvitationAtRev,
} from './invite.operation.ts';

type OfInvitation = InvitationAtRev & ListInput;

const withdraw =
  (ports: GroupPorts, caller: SessionCaller, input: OfInvitation) =>
  async (desk: Desk): Reply => {
    const { tx } = desk;
    const held = await holdOpen(desk, input);
    if (!held.ok) return held;
    const now = ports.clock.now();
    await tx.oneTime.voidAll([input.id], ['invitationLink'], now);
    const over = { withdrawnAt: now, rev: held.value.rev + 1 };
    await tx.portalUsers.putInvitation({ ...held.value, ...over });
    await keepCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation: 'group.inviteWithdraw',
      result: 'ok',
      target: held.value.email,
      detail: factsOf(held.value),
    });
    return ok({});
  };

/** Asking people to join a dealer's users: a link of its own kind, for 72 hours and once (domain guide 6.10). */
export const invitePortalUsers = (ports: GroupPorts) => ({
  /** Once for the id the form made; the answer is the same whoever else knows the address. */
  invitePortalUser: (
    caller: SessionCaller,
    input: Invitation & ListInput & { readonly id: string },
  ): Reply => administer(ports, caller, input, inviteTo(ports, caller, input)),

  /** Sends a new link; the one before is dead. */
  resendInvitation: (caller: SessionCaller, input: OfInvitation): Reply =>
    administer(ports, caller, input, inviteAgain(ports, caller, input)),

  /** Takes an invitation back: its link is dead at once. */
  withdrawInvitation: (caller: SessionCaller, input: OfInvitation): Reply =>
    administer(ports, caller, input, withdraw(ports, caller, input)),
});
