import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { policyFormSchema, type PolicyHistory } from '../../privacy/policy-form.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import { plainText } from '../intake/clean-report.rule.ts';
import { keepCall } from '../repeats/repeat-call.operation.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply, staleRev } from '../refusal.ts';

const UNCHANGED = refusalOf(
  'unacceptable',
  'unchanged',
  'This is the policy as it stands; nobody needs to accept it again.',
);

/** The privacy policy and its versions; none is ever changed, because people agreed to it (spec §7.2). */
export const createPrivacy = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>) => ({
  /** Publishes a new version of the privacy policy (spec §7.2); it is asked at each next sign-in, running sessions go on. */
  publishPolicy: async (
    caller: SessionCaller,
    input: { readonly policy: string; readonly version: number | null },
  ): Reply<PolicyHistory> => {
    const form = readForm(policyFormSchema, { policy: plainText(input.policy) });
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const text = form.value.policy;
    return ports.unitOfWork.run(async (tx) => {
      const before = await tx.agreements.privacyPolicy();
      // From an older version it is one's own that was published, its answer lost, or somebody else's: the editor looks.
      const isNewest = (input.version ?? before.version) === before.version;
      if (isNewest && before.text === text) return UNCHANGED;
      const published = await tx.agreements.publishPolicy(text, {
        after: input.version ?? before.version,
        by: caller.session.actorId,
        at: ports.clock.now(),
      });
      const history = await tx.agreements.policyHistory();
      if (published) await keepCall(tx, ports, caller, { reply: history });
      await recordAudit(tx, ports, caller, {
        operation: 'policy.publish',
        result: published ? 'ok' : 'refused',
        target: `Privacy policy, version ${String(history.version)}`,
        ...(!published && { detail: { reason: 'staleRev' } }),
      });
      return published ? ok(history) : staleRev(history.versions[0]?.publishedBy ?? null);
    });
  },

  /** The current policy with all its versions, newest first, for those who publish it. */
  readPolicyHistory: (_caller: SessionCaller): Reply<PolicyHistory> =>
    ports.unitOfWork.read(async (tx) => ok(await tx.agreements.policyHistory())),

  /** The text of one published version. */
  readPolicyVersion: (
    _caller: SessionCaller,
    input: { readonly version: number },
  ): Reply<{ readonly text: string }> =>
    ports.unitOfWork.read(async (tx) => {
      const text = await tx.agreements.policyText(input.version);
      return text === null ? NOT_FOUND : ok({ text });
    }),

  /** The current privacy policy; anyone may read it (spec §7). */
  readPrivacyPolicy: (
    _caller: Caller,
  ): Reply<{ readonly version: number; readonly policyText: string }> =>
    ports.unitOfWork.read(async (tx) => {
      const { version, text } = await tx.agreements.privacyPolicy();
      return ok({ version, policyText: text });
    }),
});
