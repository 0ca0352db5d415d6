import { err } from '../../kernel/result.ts';
import { detectContact } from '../../login/detect-contact.rule.ts';
import { offersRememberDevice } from '../../mfa/choose-mfa-type.rule.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import { rememberDevice } from '../login/remember-device.operation.ts';
import { maskContact } from '../mfa/mask-contact.rule.ts';
import type { Refusal, Reply } from '../refusal.ts';
import { NOT_FOUND, SESSION_OVER, STEP_NOT_DUE } from '../refusals.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';

/** Who saves here: staff on the internal path, dealers and customers on the external one (spec §4.3). */
export type ContactScope = 'internal' | 'external';

const NOT_PROVEN = err<Refusal>({
  kind: 'conflict',
  message: 'This contact was not verified yet. Please ask for a code and enter it.',
  code: 'contactNotVerified',
});

/** Saves the contact whose code was verified, for that very value only; contactInfo and mfaVerify end together, and every other session of the person with them (SECURITY.md §2.7). */
export const saveContact =
  (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>, scope: ContactScope) =>
  async (
    caller: SessionCaller,
    input: { readonly value: string; readonly rememberDevice: boolean },
  ): Reply<WithCookies<StepReply>> => {
    const staff = caller.session.application === 1;
    if (staff !== (scope === 'internal')) return NOT_FOUND;
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (live.demands[0] !== 'contactInfo') return STEP_NOT_DUE;
      const { row } = live;
      const draft = row.draftVerified ? row.draftContact : null;
      if (draft === null || detectContact(input.value)?.value !== draft.value) return NOT_PROVEN;
      await tx.accounts.saveContact(row.accountId, draft);
      await tx.devices.endAll(row.accountId);
      // Another sign-in that still has no contact would otherwise put its own in the place of this one.
      await tx.sessions.endAll(row.accountId, row.id, 'contactChanged', ports.clock.now());
      const device =
        input.rememberDevice && offersRememberDevice(row.mfaType)
          ? await rememberDevice(tx, ports, caller, row.accountId, row.passwordEpoch)
          : null;
      return completeStep(tx, ports, caller, live, ['contactInfo', 'mfaVerify'], {
        ...(device && { cookies: { device } }),
        detail: { contact: maskContact(draft), remembered: String(device !== null) },
      });
    });
  };
