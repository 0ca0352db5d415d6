import type { AccountGateway, SecurityQuestionCatalogue } from './account.gateway.port.ts';
import { err, type Result } from '../kernel/result.ts';
import {
  finishStep,
  resolveStepFailure,
  type DemandPorts,
  type Stepped,
} from './finish-step.operation.ts';
import type { AgreementFlow, StepFailure, StepFlow } from './login-flow.rule.ts';
import type { NewPassword, SecurityAnswer } from './new-password.schema.ts';
import type { Agreement, AgreementGateway } from './agreement.gateway.port.ts';

/** The ports used by the sign-in steps that change the person's own account. */
export interface AccountStepPorts extends DemandPorts {
  readonly account: AccountGateway;
}

interface InStep {
  readonly flow: StepFlow;
}

/** Runs the step usernameReset (spec §2.4). The server checks that the name is free and is not a dealer number. */
export const changeUsername =
  (ports: AccountStepPorts) =>
  async ({ flow, username }: InStep & { readonly username: string }): Stepped =>
    finishStep(ports, flow, await ports.account.changeUsername(username.trim()));

/** Reads the catalog of questions for the step securityQuestions. If the step is no longer due, moves the flow to the current step. */
export const loadSecurityQuestions =
  (ports: AccountStepPorts) =>
  async ({ flow }: InStep): Promise<Result<SecurityQuestionCatalogue, StepFailure>> => {
    const catalogue = await ports.account.securityQuestions();
    if (catalogue.ok) return catalogue;
    return err(await resolveStepFailure(ports, flow, catalogue.error));
  };

/** Stores the security answers, which account recovery asks for later (spec §2.4 "Please update your security questions"). */
export const saveSecurityAnswers =
  (ports: AccountStepPorts) =>
  async ({ flow, answers }: InStep & { readonly answers: readonly SecurityAnswer[] }): Stepped =>
    finishStep(ports, flow, await ports.account.saveSecurityAnswers(answers));

/** Runs the step passwordReset (spec §2.4). The typed password is sent unchanged (SECURITY.md §2.8). */
export const replacePassword =
  (ports: AccountStepPorts) =>
  async ({ flow, passwords }: InStep & { readonly passwords: NewPassword }): Stepped =>
    finishStep(ports, flow, await ports.account.replacePassword(passwords));

export interface AgreementPorts extends DemandPorts {
  readonly agreements: AgreementGateway;
}

/** Reads the agreement that is due: terms or privacy policy (spec §4.1). */
export const loadAgreement =
  (ports: AgreementPorts) =>
  async ({ flow }: { readonly flow: AgreementFlow }): Promise<Result<Agreement, StepFailure>> => {
    const { agreements } = ports;
    const read = flow.which === 'terms' ? agreements.terms() : agreements.privacyPolicy();
    const answer = await read;
    return answer.ok ? answer : err(await resolveStepFailure(ports, flow, answer.error));
  };

/**
 * Accepts the due agreement in the `version` that was shown. The refusal code `agreementChanged` means that the text has
 * changed and must be read again (spec §4.1).
 */
export const acceptAgreement =
  (ports: AgreementPorts) =>
  async (input: { readonly flow: AgreementFlow; readonly version: number }): Stepped => {
    const { agreements } = ports;
    const reply =
      input.flow.which === 'terms'
        ? await agreements.acceptTerms(input.version)
        : await agreements.acceptPrivacyPolicy();
    return finishStep(ports, input.flow, reply);
  };
