import type { AccountGateway } from '../account/account.gateway.port.ts';
import { err, type Result } from '../kernel/result.ts';
import { offersRememberDevice } from '../mfa/choose-mfa-type.rule.ts';
import type { MfaGateway } from '../mfa/mfa.gateway.port.ts';
import { APPLICATIONS } from '../session/user.schema.ts';
import { finishStep, type DemandPorts } from './finish-step.operation.ts';
import {
  noteDraft,
  noteVerified,
  type ContactDraft,
  type LoginFlow,
  type StepFlow,
} from './login-flow.rule.ts';
import { isContactNotVerified, type StepFailure } from './step-failure.ts';

interface VerifyCodePorts extends DemandPorts {
  readonly mfa: MfaGateway;
  readonly account: AccountGateway;
}

/** The step mfaVerify; a new contact is saved as soon as its code was right (spec §4.1). When only the saving failed, the flow in the failure remembers the right code: the same call again saves without asking for another, unless the server no longer holds the contact for verified. */
export const verifyCode = (ports: VerifyCodePorts) => {
  const save = async (
    flow: StepFlow,
    draft: ContactDraft,
    rememberDevice: boolean,
  ): Promise<Result<LoginFlow, StepFailure>> => {
    const { account, context } = ports;
    const staff = context.current.context.user?.application === APPLICATIONS.staff;
    const scope = staff ? 'internal' : 'external';
    const reply = await account.saveContact(scope, { value: draft.value, rememberDevice });
    const finished = await finishStep(ports, flow, reply);
    if (finished.ok || !isContactNotVerified(finished.error.failure)) return finished;
    return err({ failure: finished.error.failure, flow: noteDraft(flow, draft) });
  };

  return async (input: {
    readonly flow: StepFlow;
    readonly code: string;
    readonly rememberDevice: boolean;
  }): Promise<Result<LoginFlow, StepFailure>> => {
    const { flow, code } = input;
    const { draft, mfaType } = flow.plan;
    const rememberDevice = input.rememberDevice && offersRememberDevice(mfaType);
    if (draft?.verified === true) return save(flow, draft, rememberDevice);
    const verified = await ports.mfa.verifyCode({ code, rememberDevice });
    if (!verified.ok || draft === null) return finishStep(ports, flow, verified);
    ports.context.apply({ kind: 'stepCompleted', reply: verified.value });
    return save(noteVerified(flow), draft, rememberDevice);
  };
};
