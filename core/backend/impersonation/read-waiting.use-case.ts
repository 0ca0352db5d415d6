import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { findWaiting } from './find-waiting.operation.ts';

/** Who may go on after an impersonation that is over; says the name and nothing else, to whoever holds the cookie. */
export const readWaiting =
  (ports: BackendPorts) =>
  async (
    caller: Caller,
    input: { readonly secret: string | null },
  ): Promise<Result<{ readonly name: string | null }, Refusal>> => {
    const facts = await ports.unitOfWork.run((tx) => findWaiting(tx, ports, caller, input.secret));
    return ok({ name: facts?.actor.name ?? null });
  };
