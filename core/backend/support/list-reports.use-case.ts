import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { IntakePage } from '../../support/support.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Reports of bugs and feedback, newest first (domain guide 6.17). */
export class ListReports {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(_caller: SessionCaller, query: ListQuery): Promise<Result<IntakePage, Refusal>> {
    return this.#ports.unitOfWork.run(async (tx) => {
      const { page, size } = query;
      const offset = (page - 1) * size;
      const { reports, total } = await tx.support.reports({ query, offset, limit: size });
      return ok({ reports: [...reports], total });
    });
  }
}
