import type { Result } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { checkCaptcha } from '../captcha/check-captcha.operation.ts';
import type { Refusal } from '../refusal.ts';
import { finishRecovery } from './finish-recovery.operation.ts';

/** Sets a customer's new password after the code was right (spec §4.2, §7.3). */
export const resetMsaPassword =
  (ports: BackendPorts) =>
  async (
    caller: Caller,
    input: { readonly email: string; readonly newPassword: string; readonly captcha: string },
  ): Promise<Result<Record<string, never>, Refusal>> => {
    const checked = await checkCaptcha(ports, caller, 'msaPasswordReset', input.captcha);
    if (!checked.ok) return checked;
    const { email: login, newPassword } = input;
    return finishRecovery(ports, caller, { audience: 'consumer', login, newPassword });
  };
