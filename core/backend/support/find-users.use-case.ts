import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { ListSort } from '../../lists/list-query.schema.ts';
import type { SupportedUser, SupportedUsers } from '../../support/support.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { describeUser } from './describe-user.operation.ts';

/** Finds people over the whole installation; the route lets only staff in (domain guide 6.17). */
export class FindUsers {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  /** Pages count from 1. */
  async execute(
    _caller: SessionCaller,
    input: {
      readonly text: string;
      readonly sort: ListSort | null;
      readonly page: number;
      readonly size: number;
    },
  ): Promise<Result<SupportedUsers, Refusal>> {
    const { size } = input;
    return this.#ports.unitOfWork.run(async (tx) => {
      const found = await tx.support.findUsers({
        text: input.text.trim(),
        sort: input.sort,
        offset: (input.page - 1) * size,
        limit: size,
        now: this.#ports.clock.now(),
      });
      const users: SupportedUser[] = [];
      for (const user of found.users) users.push(await describeUser(tx, this.#ports, user));
      return ok({ users, total: found.total });
    });
  }
}
