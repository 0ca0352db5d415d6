import { readForm } from '../../forms/read-form.schema.ts';
import {
  type ViewAsForm,
  viewAsFormSchema,
} from '../../impersonation/impersonation-session.schema.ts';
import { err, ok } from '../../kernel/result.ts';
import { MFA_TYPES } from '../../mfa/mfa-type.schema.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { type Caller, type SessionCaller, WithCookies } from '../caller.ts';
import type { Impersonation } from '../session/impersonation.repository.port.ts';
import { startingGroup } from '../login/starting-group.rule.ts';
import { invalid, NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import type { SessionRow } from '../session/session.repository.port.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { issueSession, secondsLeftOf } from '../session/issue-session.operation.ts';
import { inSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { carriedImpersonation } from '../session/describe-impersonation.rule.ts';
import { mayImpersonate, subjectRefusal } from '../session/check-impersonation.rule.ts';

const MINUTE = 60000;

/**
 * Builds the impersonation session of a staff member without storing it. The session skips the user's login steps and ends
 * no later than the staff member's own session.
 */
const planImpersonation = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  caller: Caller,
  input: { readonly staff: SessionRow; readonly subjectId: string; readonly form: ViewAsForm },
): Promise<{ readonly row: SessionRow; readonly impersonation: Impersonation }> => {
  const { staff, subjectId, form } = input;
  const now = ports.clock.now();
  const account = await tx.accounts.findById(subjectId);
  if (account === null) throw new Error('the subject was there a moment ago');
  const { chosenSite, user } = await tx.accounts.signInFacts(subjectId);
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
      site: chosenSite,
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
    userAgent: caller.userAgent,
    address: caller.address,
  };
  const impersonation: Impersonation = {
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
  return { row, impersonation };
};

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids'>;

const START = 'impersonation.start';

const REFUSALS = {
  self: 'You can’t view the portal as yourself.',
  staff: 'You can’t view the portal as a staff member.',
  disabled: 'This account is disabled.',
} as const;

/**
 * Starts an impersonation as a separate session (SECURITY.md §2.9). The staff member's own session can continue after the
 * impersonation ends.
 */
export const startImpersonation =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: ViewAsForm & { readonly accountId: string },
  ): Reply<WithCookies<SessionGrant>> => {
    const form = readForm(viewAsFormSchema, input);
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    return inSession(ports, caller, async (tx, live) => {
      const refusal = await validate(tx, caller, input);
      if (refusal === null) return begin(ports, tx, caller, live.row, input.accountId, form.value);
      const detail = { mode: input.mode, why: refusal.why };
      const facts = { operation: START, target: input.accountId, detail };
      return recordRefusal(tx, ports, caller, facts, err(refusal.refusal));
    });
  };

const validate = async (
  tx: Transaction,
  { session }: SessionCaller,
  input: { readonly accountId: string; readonly mode: ViewAsForm['mode'] },
): Promise<{ readonly why: string; readonly refusal: Refusal } | null> => {
  if (session.impersonation !== null || !mayImpersonate(session.permissions, input.mode))
    return { why: 'right', refusal: { kind: 'forbidden' } };
  const subject = await tx.accounts.findById(input.accountId);
  if (subject === null) return { why: 'unknown', refusal: NOT_FOUND.error };
  const why = subjectRefusal(subject, session.accountId);
  if (why === null) return null;
  return {
    why,
    refusal: { kind: 'unacceptable', message: REFUSALS[why], code: 'notImpersonable' },
  };
};

const begin = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  staff: SessionRow,
  subjectId: string,
  form: ViewAsForm,
): Reply<WithCookies<SessionGrant>> => {
  const now = ports.clock.now();
  const { row, impersonation } = await planImpersonation(tx, ports, caller, {
    staff,
    subjectId,
    form,
  });
  await tx.sessions.suspend(staff.id, now);
  const issued = await issueSession(tx, ports, row, []);
  await tx.impersonations.add(impersonation);
  const begun = await tx.impersonations.find({ by: 'session', sessionId: row.id });
  const session = await describeView(tx, ports, row.id, begun && carriedImpersonation(begun));
  await recordAudit(tx, ports, caller, {
    operation: START,
    result: 'ok',
    subjectId,
    target: subjectId,
    detail: {
      impersonation: impersonation.id,
      mode: form.mode,
      minutes: String(form.minutes),
      reason: form.reason,
      ...(impersonation.ticket !== null && { ticket: impersonation.ticket }),
      nextSession: row.id,
    },
  });
  // The cookie lives longer than the impersonation, so that the staff member can return after the impersonation expires.
  const maxAgeSeconds = secondsLeftOf(staff, now);
  const refresh = { secret: issued.refresh.secret, maxAgeSeconds };
  return ok(new WithCookies({ session, token: issued.token }, { refresh, renewBrowser: true }));
};
