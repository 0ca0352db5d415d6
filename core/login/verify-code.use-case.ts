import { type Failure, err, ok, type Result, type Answer } from '../kernel/result.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { ContactMethod, MfaGateway } from '../mfa/mfa.gateway.port.ts';
import { cooldownAfterFailure, cooldownUntil } from '../mfa/cooldown-until.rule.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import type { AccountGateway } from './account.gateway.port.ts';
import { offersRememberDevice } from '../mfa/choose-mfa-type.rule.ts';
import { APPLICATIONS } from '../permission/application.schema.ts';
import type { CodeNotSent, CodeSent } from './explain-code-request.rule.ts';
import {
  resolveStepFailure,
  type DemandPorts,
  MOVED,
  finishStep,
  isContactNotVerified,
  type Stepped,
} from './finish-step.operation.ts';
import { type StepFlow, noteDraft, noteVerified, type ContactDraft } from './login-flow.rule.ts';

/**
 * Requests a code by text message or e-mail: "Text me a code again", "Email a code instead/again" (spec §2.4). While a new
 * contact is being set up, the code goes to that contact, otherwise to the person's own contact.
 */
export const requestCode = (
  ports: DemandPorts & { readonly mfa: MfaGateway; readonly clock: Clock },
) => {
  const contact = async (flow: StepFlow, channel: ContactType): Answer<ContactMethod | null> => {
    const { draft } = flow.plan;
    if (draft !== null) return ok(draft.type === channel ? draft : null);
    const own = await ports.mfa.contactMethods();
    return own.ok ? ok(own.value.find(({ type }) => type === channel) ?? null) : own;
  };

  const notSent = async (
    flow: StepFlow,
    failure: Failure,
  ): Promise<Result<CodeSent, CodeNotSent>> => {
    const checked = await resolveStepFailure(ports, flow, failure);
    if (checked.failure === MOVED) return err({ kind: 'moved', flow: checked.flow });
    const nextAt = cooldownAfterFailure(failure, ports.clock.now());
    return err({ kind: 'failed', failure: checked.failure, nextAt });
  };

  return async (input: {
    readonly flow: StepFlow;
    readonly channel: ContactType;
  }): Promise<Result<CodeSent, CodeNotSent>> => {
    const { flow, channel } = input;
    const found = await contact(flow, channel);
    if (!found.ok) return notSent(flow, found.error);
    if (found.value === null) return err({ kind: 'noContact' });
    const { mfa, clock } = ports;
    const sent = await mfa.requestCode({
      contactMethodValue: found.value.value,
      type: channel,
      mfaType: flow.plan.mfaType,
    });
    if (!sent.ok) return notSent(flow, sent.error);
    const nextAt = cooldownUntil(clock.now(), sent.value.resendInSeconds);
    return ok({ receipt: sent.value, nextAt });
  };
};

/** The result after the server accepts a new contact. `code` is null when an earlier code for this contact is still valid. */
export interface ContactNoted {
  readonly flow: StepFlow;
  readonly code: CodeSent | null;
  readonly nextAt: number;
}

/**
 * Runs the step contactInfo: the server checks the contact and sends a code to it, then the flow waits for the code (spec
 * §4.1). If no code can be sent, the flow stays at contactInfo, unless the same contact already received a code.
 */
export const setUpContact = (
  ports: DemandPorts & {
    readonly account: AccountGateway;
    readonly requestCode: ReturnType<typeof requestCode>;
  },
) => {
  const sentBefore = (flow: StepFlow, contact: ContactMethod): boolean => {
    const { draft } = flow.plan;
    return draft?.type === contact.type && draft.value === contact.value;
  };

  return async (input: {
    readonly flow: StepFlow;
    readonly contact: string;
  }): Promise<Result<ContactNoted, CodeNotSent>> => {
    const { flow } = input;
    const { account, requestCode } = ports;
    const checked = await account.validateContact(input.contact.trim());
    if (!checked.ok) {
      const failed = await resolveStepFailure(ports, flow, checked.error);
      if (failed.flow !== flow) return err({ kind: 'moved', flow: failed.flow });
      return err({ kind: 'failed', failure: failed.failure, nextAt: null });
    }
    const next = noteDraft(flow, checked.value);
    const code = await requestCode({ flow: next, channel: checked.value.type });
    if (code.ok) return ok({ flow: next, code: code.value, nextAt: code.value.nextAt });
    const refused = code.error;
    const again = sentBefore(flow, checked.value) && refused.kind === 'failed';
    if (again && refused.failure.kind === 'rateLimited' && refused.nextAt !== null) {
      return ok({ flow: next, code: null, nextAt: refused.nextAt });
    }
    return code;
  };
};

interface VerifyCodePorts extends DemandPorts {
  readonly mfa: MfaGateway;
  readonly account: AccountGateway;
}

/**
 * Runs the step mfaVerify and saves a new contact as soon as its code is correct (spec §4.1). If saving the contact fails,
 * the returned flow records the verified code, so a retry needs no new code.
 */
export const verifyCode = (ports: VerifyCodePorts) => {
  const save = async (flow: StepFlow, draft: ContactDraft, rememberDevice: boolean): Stepped => {
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
  }): Stepped => {
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
