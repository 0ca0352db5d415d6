import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { SupportedUser, SupportedUsers } from '../../support/support.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { describeUser } from './describe-user.operation.ts';

/** Finds people over the whole installation; the route lets only staff in (domain guide 6.17). */
export const findUsers =
  (ports: BackendPorts) =>
  async (
    _caller: SessionCaller,
    input: { readonly text: string; readonly page: number; readonly size: number },
  ): Promise<Result<SupportedUsers, Refusal>> => {
    const { size } = input;
    return ports.unitOfWork.run(async (tx) => {
      const found = await tx.support.findUsers({
        text: input.text.trim(),
        offset: (input.page - 1) * size,
        limit: size,
        now: ports.clock.now(),
      });
      const users: SupportedUser[] = [];
      for (const user of found.users) users.push(await describeUser(tx, ports, user));
      return ok({ users, total: found.total });
    });
  };
