import { err, type Result } from '../kernel/result.ts';
import type { Agreement, AgreementGateway } from './agreement.gateway.port.ts';
import { judgeStepFailure } from './finish-step.operation.ts';
import type { AgreementFlow } from './login-flow.rule.ts';
import type { DemandPorts } from './reload-demands.use-case.ts';
import type { StepFailure } from './step-failure.ts';

/** Reads the text that is due: terms or privacy policy (spec §4.1). */
export class LoadAgreement {
  readonly #ports: DemandPorts & { readonly agreements: AgreementGateway };

  constructor(ports: DemandPorts & { readonly agreements: AgreementGateway }) {
    this.#ports = ports;
  }

  async execute(input: { readonly flow: AgreementFlow }): Promise<Result<Agreement, StepFailure>> {
    const { agreements } = this.#ports;
    const read = input.flow.which === 'terms' ? agreements.terms() : agreements.privacyPolicy();
    const text = await read;
    return text.ok ? text : err(await judgeStepFailure(this.#ports, input.flow, text.error));
  }
}
