import type { Result } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { invalid } from '../refusals.ts';
import { finishRecovery } from './finish-recovery.operation.ts';

/** Sets a dealer's or staff member's new password after the answers were right (spec §4.2). */
export const resetDealerPassword =
  (ports: BackendPorts) =>
  async (
    caller: Caller,
    input: { readonly newPassword: string; readonly confirmPassword: string },
  ): Promise<Result<Record<string, never>, Refusal>> => {
    const { newPassword } = input;
    if (newPassword !== input.confirmPassword) return invalid('Passwords do not match');
    const expected = { audience: 'dealer', login: null, newPassword } as const;
    return finishRecovery(ports, caller, expected);
  };
