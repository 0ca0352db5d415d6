import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { policyFormSchema, type PolicyHistory } from '../../privacy/policy-form.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainText } from '../intake/clean-report.rule.ts';
import type { Refusal } from '../refusal.ts';
import { invalid, staleRev } from '../refusals.ts';

const UNCHANGED = err<Refusal>({
  kind: 'unacceptable',
  message: 'This is the policy as it stands; nobody needs to accept it again.',
  code: 'unchanged',
});

/** Publishes a new version of the privacy policy (spec §7.2); it is asked at each next sign-in, running sessions go on. */
export const publishPolicy =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly policy: string; readonly version: number | null },
  ): Promise<Result<PolicyHistory, Refusal>> => {
    const form = readForm(policyFormSchema, { policy: plainText(input.policy) });
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const text = form.value.policy;
    return ports.unitOfWork.run(async (tx): Promise<Result<PolicyHistory, Refusal>> => {
      const before = await tx.agreements.privacyPolicy();
      if (before.text === text) return UNCHANGED;
      const published = await tx.agreements.publishPolicy(text, {
        after: input.version ?? before.version,
        by: caller.session.actorId,
        at: ports.clock.now(),
      });
      const history = await tx.agreements.policyHistory();
      await recordAudit(tx, ports, caller, {
        operation: 'policy.publish',
        result: published ? 'ok' : 'refused',
        target: `version ${String(history.version)}`,
        ...(!published && { detail: { reason: 'staleRev' } }),
      });
      return published ? ok(history) : staleRev(history.versions[0]?.publishedBy ?? null);
    });
  };
