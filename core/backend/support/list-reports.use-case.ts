import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { IntakeFilter } from '../../support/support.gateway.port.ts';
import type { IntakePage } from '../../support/support.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Reports of bugs and feedback, newest first (domain guide 6.17). */
export const listReports =
  (ports: BackendPorts) =>
  (
    _caller: SessionCaller,
    { kind, status, page, size }: IntakeFilter,
  ): Promise<Result<IntakePage, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const offset = (page - 1) * size;
      const { reports, total } = await tx.support.reports({ kind, status, offset, limit: size });
      return ok({ reports: [...reports], total });
    });
