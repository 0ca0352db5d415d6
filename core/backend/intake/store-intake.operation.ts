import type { IntakePlace, IntakeReceipt } from '../../intake/bug-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Intake, IntakeFacts } from './intake.repository.port.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { findSubmission, storeSubmission, type Submission } from '../find-submission.operation.ts';
import type { Reply } from '../refusal.ts';
import { pathOnly } from './plain-texts.rule.ts';
import { referenceOf } from './read-reference.rule.ts';

/** Data submitted with the text: the form's idempotency key, and the active group. */
export interface Sent {
  readonly idempotencyKey: string | null;
  readonly siteGroupNum: number | null;
}

/**
 * Returns the author and the page of a report. The report belongs to the named group if the caller may see that group,
 * otherwise to the session's group.
 */
export const intakeFacts = (
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  place: IntakePlace,
  namedGroup: number | null,
): IntakeFacts => {
  const { session } = caller;
  const allowed = namedGroup !== null && session.allowedGroups.includes(namedGroup);
  return {
    accountId: session.accountId,
    actorId: session.actorId,
    application: session.application,
    siteGroupNum: allowed ? namedGroup : session.siteGroupNum,
    route: pathOnly(place.route),
    appVersion: place.appVersion,
    createdAt: ports.clock.now(),
  };
};

/**
 * Stores a report and returns the reference number to quote. A repeated submission stores nothing; a person can submit at
 * most 20 reports an hour.
 */
export const storeIntake = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>,
  caller: SessionCaller,
  submission: Submission,
  intake: Intake,
): Reply<IntakeReceipt> =>
  ports.unitOfWork.run(async (tx) => {
    const found = await findSubmission(tx, ports, caller, submission);
    if (!found.ok) return found;
    const before = found.value?.['reference'];
    if (before !== undefined) return ok({ reference: before });
    const operation = `intake.${intake.kind}`;
    const grant = await tx.limits.take(BUCKETS.intake, intake.accountId, ports.clock.now());
    if (!grant.granted)
      return refuseLimited(tx, ports, caller, { operation }, grant.retryAfterSeconds);
    const reference = referenceOf(intake.kind, await tx.intake.add(intake));
    await storeSubmission(tx, ports, caller, submission, { reference });
    await recordAudit(tx, ports, caller, { operation, result: 'ok', target: reference });
    return ok({ reference });
  });
