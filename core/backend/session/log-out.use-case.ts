import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { endBehindCookie } from './end-behind-cookie.operation.ts';

/** Ends the session a refresh cookie belongs to; asking twice, or without any session, is as good (SECURITY.md §2.1). */
export const logOut =
  (ports: BackendPorts) =>
  async (
    caller: Caller,
    input: { readonly secret: string | null },
  ): Promise<Result<WithCookies<Readonly<Record<string, never>>>, Refusal>> => {
    const { secret } = input;
    if (secret !== null)
      await ports.unitOfWork.run(async (tx) => {
        const ended = await endBehindCookie(tx, ports, caller, { secret, reason: 'logout' });
        if (ended !== null)
          await recordAudit(tx, ports, caller, {
            operation: 'logout',
            result: 'ok',
            ...ended,
          });
      });
    return ok({ value: {}, cookies: { refresh: 'clear', renewBrowser: true } });
  };
