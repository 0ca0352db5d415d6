import { err, type Result } from '../kernel/result.ts';
import type { Agreement, AgreementGateway } from './agreement.gateway.port.ts';
import {
  finishStep,
  judgeStepFailure,
  type DemandPorts,
  type StepFailure,
} from './finish-step.operation.ts';
import type { AgreementFlow, LoginFlow } from './login-flow.rule.ts';

/** What reading and accepting the texts needs. */
export interface AgreementPorts extends DemandPorts {
  readonly agreements: AgreementGateway;
}

/** Reads the text that is due: terms or privacy policy (spec §4.1). */
export const loadAgreement =
  (ports: AgreementPorts) =>
  async ({ flow }: { readonly flow: AgreementFlow }): Promise<Result<Agreement, StepFailure>> => {
    const { agreements } = ports;
    const read = flow.which === 'terms' ? agreements.terms() : agreements.privacyPolicy();
    const text = await read;
    return text.ok ? text : err(await judgeStepFailure(ports, flow, text.error));
  };

/** Accepts the text that is due, in the `version` that was shown; a refusal with the code `agreementChanged` means that a newer text must be read first (spec §4.1). */
export const acceptAgreement =
  (ports: AgreementPorts) =>
  async (input: {
    readonly flow: AgreementFlow;
    readonly version: number;
  }): Promise<Result<LoginFlow, StepFailure>> => {
    const { agreements } = ports;
    const reply =
      input.flow.which === 'terms'
        ? await agreements.acceptTerms(input.version)
        : await agreements.acceptPrivacyPolicy();
    return finishStep(ports, input.flow, reply);
  };
