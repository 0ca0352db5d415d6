import { ok } from '../../kernel/result.ts';
import type { Agreement } from '../../login/agreement.gateway.port.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { atStep } from '../session/lock-session.operation.ts';

const CHANGED = refusalOf(
  'conflict',
  'agreementChanged',
  'The terms and conditions have changed. Please read the new version.',
);

/** Use cases for reading the terms, and for agreeing to them and to the privacy policy (spec §4.1, §7.2). */
export const createAgreement = (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>) => ({
  /**
   * Records that the person accepted the current privacy policy. The request names no version (spec §7.2), so the current
   * version is recorded.
   */
  acceptPrivacyPolicy: (caller: SessionCaller): Reply<WithCookies<StepReply>> =>
    atStep(ports, caller, 'privacy', async (tx, live) => {
      const { version } = await tx.agreements.newest('privacy');
      await tx.accounts.acceptPrivacyPolicy(live.row.accountId, version);
      return completeStep(tx, ports, caller, live, ['privacy'], {
        detail: { version: String(version) },
      });
    }),

  /** Records that the person accepted the version of the terms that they read (spec §4.1). */
  acceptTerms: (
    caller: SessionCaller,
    input: { readonly version: number },
  ): Reply<WithCookies<StepReply>> =>
    atStep(ports, caller, 'terms', async (tx, live) => {
      const { version } = await tx.agreements.newest('terms');
      if (input.version !== version) return CHANGED;
      await tx.accounts.acceptTerms(live.row.accountId, version, ports.clock.now());
      return completeStep(tx, ports, caller, live, ['terms'], {
        detail: { version: String(version) },
      });
    }),

  /** Returns the current terms and conditions. */
  terms: (_caller: SessionCaller): Reply<Agreement> =>
    ports.unitOfWork.read(async (tx) => ok(await tx.agreements.newest('terms'))),
});
