import type { AccountGateway, SecurityQuestionCatalogue } from '../account/account.gateway.port.ts';
import { err, type Result } from '../kernel/result.ts';
import { judgeStepFailure } from './finish-step.operation.ts';
import type { StepFlow } from './login-flow.rule.ts';
import type { DemandPorts } from './reload-demands.use-case.ts';
import type { StepFailure } from './step-failure.ts';

/** Reads the catalogue for the step securityQuestions; a step that is no longer due moves the flow instead. */
export class LoadSecurityQuestions {
  readonly #ports: DemandPorts & { readonly account: AccountGateway };

  constructor(ports: DemandPorts & { readonly account: AccountGateway }) {
    this.#ports = ports;
  }

  async execute(input: {
    readonly flow: StepFlow;
  }): Promise<Result<SecurityQuestionCatalogue, StepFailure>> {
    const catalogue = await this.#ports.account.securityQuestions();
    if (catalogue.ok) return catalogue;
    return err(await judgeStepFailure(this.#ports, input.flow, catalogue.error));
  }
}
