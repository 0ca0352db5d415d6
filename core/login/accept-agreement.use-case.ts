import type { Result } from '../kernel/result.ts';
import type { AgreementGateway } from './agreement.gateway.port.ts';
import { finishStep } from './finish-step.operation.ts';
import type { AgreementFlow, LoginFlow } from './login-flow.rule.ts';
import type { DemandPorts } from './reload-demands.use-case.ts';
import type { StepFailure } from './step-failure.ts';

/** Accepts the text that is due; a refusal with the code `agreementChanged` means that a newer text must be read first (spec §4.1). */
export class AcceptAgreement {
  readonly #ports: DemandPorts & { readonly agreements: AgreementGateway };

  constructor(ports: DemandPorts & { readonly agreements: AgreementGateway }) {
    this.#ports = ports;
  }

  /** `version` is the one that was shown. */
  async execute(input: {
    readonly flow: AgreementFlow;
    readonly version: number;
  }): Promise<Result<LoginFlow, StepFailure>> {
    const { agreements } = this.#ports;
    const reply =
      input.flow.which === 'terms'
        ? await agreements.acceptTerms(input.version)
        : await agreements.acceptPrivacyPolicy();
    return finishStep(this.#ports, input.flow, reply);
  }
}
