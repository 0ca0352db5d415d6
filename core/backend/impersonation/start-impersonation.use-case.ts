import { viewAsFormSchema, type ViewAsForm } from '../../impersonation/impersonation.schema.ts';
import { err, ok } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { type SessionCaller, WithCookies } from '../caller.ts';
import type { Refusal, Reply } from '../refusal.ts';
import { invalid, NOT_FOUND, SESSION_OVER } from '../refusals.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { issueSession, secondsLeftOf } from '../session/issue-session.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { mayImpersonate, subjectRefusal } from './judge-impersonation.rule.ts';
import { planVisit } from './plan-visit.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids'>;

const START = 'impersonation.start';

const REFUSALS = {
  self: 'You cannot view the portal as yourself.',
  staff: 'Nobody can view the portal as a staff member.',
  disabled: 'This account is disabled.',
} as const;

/** Lets a staff member see the portal as a user (SECURITY.md §2.9): a session of its own, while theirs waits. */
export const startImpersonation =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: ViewAsForm & { readonly accountId: string },
  ): Reply<WithCookies<SessionGrant>> => {
    const form = readForm(viewAsFormSchema, input);
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      const refusal = await judge(tx, caller, input);
      if (refusal === null) return begin(ports, tx, caller, live.row, input.accountId, form.value);
      await recordAudit(tx, ports, caller, {
        operation: START,
        result: 'refused',
        target: input.accountId,
        detail: { mode: input.mode, why: refusal.why },
      });
      return err(refusal.refusal);
    });
  };

const judge = async (
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
  const { row, visit } = await planVisit(tx, ports, caller, { staff, subjectId, form });
  await tx.sessions.suspend(staff.id, now);
  const issued = await issueSession(tx, ports, row, []);
  await tx.impersonations.add(visit);
  const session = await describeView(tx, ports, issued.row, []);
  await recordAudit(tx, ports, caller, {
    operation: START,
    result: 'ok',
    subjectId,
    target: subjectId,
    detail: {
      impersonation: visit.id,
      mode: form.mode,
      minutes: String(form.minutes),
      reason: form.reason,
      ...(visit.ticket !== null && { ticket: visit.ticket }),
      nextSession: row.id,
    },
  });
  // The cookie outlives the visit: with it the staff member comes back when the time is over.
  const maxAgeSeconds = secondsLeftOf(staff, now);
  const refresh = { secret: issued.refresh.secret, maxAgeSeconds };
  return ok(new WithCookies({ session, token: issued.token }, { refresh, renewBrowser: true }));
};
