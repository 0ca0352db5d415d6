import type { AgreementHistory } from '../../agreement/agreement-version.schema.ts';
import { ok } from '../../kernel/result.ts';
import { editedTexts } from '../agreement/edited-texts.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';

/** Use cases for the privacy policy and its versions (spec §7.2). */
export const createPrivacy = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets'>) => {
  const policies = editedTexts(ports, 'privacy');
  return {
    /** Publishes a new version of the privacy policy (spec §7.2). */
    publishPolicy: (
      caller: SessionCaller,
      { policy, rev = null }: { readonly policy: string; readonly rev?: number | null | undefined },
    ): Reply<AgreementHistory> => policies.publish(caller, { text: policy, version: rev }),

    /** Returns the current policy and all versions, newest first, for staff who publish policies. */
    policyHistory: (_caller: SessionCaller): Reply<AgreementHistory> => policies.readHistory(),

    /** Returns the text of one published version. */
    policyVersion: (
      _caller: SessionCaller,
      { version }: { readonly version: number },
    ): Reply<{ readonly text: string }> => policies.readVersion(version),

    /** Returns the current privacy policy; anyone may read it (spec §7). */
    privacyPolicy: (
      _caller: Caller,
    ): Reply<{ readonly version: number; readonly policyText: string }> =>
      ports.unitOfWork.read(async (tx) => {
        const { version, text } = await tx.agreements.newest('privacy');
        return ok({ version, policyText: text });
      }),
  };
};
