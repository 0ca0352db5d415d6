import type { AccountGateway } from '../account/account.gateway.port.ts';
import type { Result } from '../kernel/result.ts';
import { finishStep } from './finish-step.operation.ts';
import type { LoginFlow, StepFlow } from './login-flow.rule.ts';
import type { DemandPorts } from './reload-demands.use-case.ts';
import type { SecurityAnswer } from './security-answers.schema.ts';
import type { StepFailure } from './step-failure.ts';

/** The step securityQuestions (spec §2.4 "Please update your security questions"). */
export class SaveSecurityAnswers {
  readonly #ports: DemandPorts & { readonly account: AccountGateway };

  constructor(ports: DemandPorts & { readonly account: AccountGateway }) {
    this.#ports = ports;
  }

  async execute(input: {
    readonly flow: StepFlow;
    readonly answers: readonly SecurityAnswer[];
  }): Promise<Result<LoginFlow, StepFailure>> {
    const reply = await this.#ports.account.saveSecurityAnswers(input.answers);
    return finishStep(this.#ports, input.flow, reply);
  }
}
