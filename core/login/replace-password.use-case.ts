import type { AccountGateway } from '../account/account.gateway.port.ts';
import type { Result } from '../kernel/result.ts';
import { finishStep } from './finish-step.operation.ts';
import type { LoginFlow, StepFlow } from './login-flow.rule.ts';
import type { NewPassword } from './new-password.schema.ts';
import type { DemandPorts } from './reload-demands.use-case.ts';
import type { StepFailure } from './step-failure.ts';

/** The step passwordReset (spec §2.4); what is typed travels untouched (SECURITY.md §2.8). */
export class ReplacePassword {
  readonly #ports: DemandPorts & { readonly account: AccountGateway };

  constructor(ports: DemandPorts & { readonly account: AccountGateway }) {
    this.#ports = ports;
  }

  async execute(input: {
    readonly flow: StepFlow;
    readonly passwords: NewPassword;
  }): Promise<Result<LoginFlow, StepFailure>> {
    const { currentPassword, newPassword, confirmPassword } = input.passwords;
    const reply = await this.#ports.account.replacePassword({
      currentPassword,
      newPassword,
      confirmPassword,
    });
    return finishStep(this.#ports, input.flow, reply);
  }
}
