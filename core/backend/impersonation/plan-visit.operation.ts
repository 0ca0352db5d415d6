import type { ViewAsForm } from '../../impersonation/impersonation.schema.ts';
import { MFA_TYPES } from '../../mfa/mfa-type.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Impersonation } from '../impersonation.repository.port.ts';
import { startingGroup } from '../login/starting-group.rule.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

const MINUTE = 60000;

/** The session and the visit of a staff member who becomes a user; nothing is written yet. No login step is theirs to take, and it never outlives their own session. */
export const planVisit = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  caller: Caller,
  input: { readonly staff: SessionRow; readonly subjectId: string; readonly form: ViewAsForm },
): Promise<{ readonly row: SessionRow; readonly visit: Impersonation }> => {
  const { staff, subjectId, form } = input;
  const now = ports.clock.now();
  const account = await tx.accounts.findById(subjectId);
  if (account === null) throw new Error('the subject was there a moment ago');
  const user = await tx.accounts.loadUser(subjectId);
  const endsAt = Math.min(now + form.minutes * MINUTE, staff.absoluteEnd);
  const row: SessionRow = {
    id: ports.ids.next(),
    accountId: subjectId,
    actorId: staff.accountId,
    application: account.application,
    variant: staff.variant,
    stage: 'full',
    authenticatedBy: 'impersonation',
    passwordEpoch: account.passwordEpoch,
    siteGroupNum: startingGroup(user, {
      group: account.defaultSiteGroupNum,
      site: await tx.links.chosenSite(subjectId),
    }),
    browserId: caller.browserId,
    createdAt: now,
    lastSeenAt: now,
    absoluteEnd: endsAt,
    mfaType: MFA_TYPES.identityVerification,
    draftContact: null,
    draftVerified: false,
    codeSentTo: null,
    codeSentAt: null,
    checkedAt: null,
  };
  const visit: Impersonation = {
    id: ports.ids.next(),
    sessionId: row.id,
    staffSessionId: staff.id,
    actorId: staff.accountId,
    subjectId,
    mode: form.mode,
    reason: form.reason,
    ticket: form.ticket === '' ? null : form.ticket,
    startedAt: now,
    endsAt,
  };
  return { row, visit };
};
