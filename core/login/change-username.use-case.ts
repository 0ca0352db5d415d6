import type { AccountGateway } from '../account/account.gateway.port.ts';
import type { Result } from '../kernel/result.ts';
import { finishStep } from './finish-step.operation.ts';
import type { LoginFlow, StepFlow } from './login-flow.rule.ts';
import type { DemandPorts } from './reload-demands.use-case.ts';
import type { StepFailure } from './step-failure.ts';

/** The step usernameReset (spec §2.4); whether a name is free and holds no dealer number, only the server knows. */
export class ChangeUsername {
  readonly #ports: DemandPorts & { readonly account: AccountGateway };

  constructor(ports: DemandPorts & { readonly account: AccountGateway }) {
    this.#ports = ports;
  }

  async execute(input: {
    readonly flow: StepFlow;
    readonly username: string;
  }): Promise<Result<LoginFlow, StepFailure>> {
    const reply = await this.#ports.account.changeUsername(input.username.trim());
    return finishStep(this.#ports, input.flow, reply);
  }
}
