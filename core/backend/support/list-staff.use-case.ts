import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { StaffMember } from '../../support/support.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Everybody of the provider's staff with their rights, by name. */
export const listStaff =
  (ports: BackendPorts) =>
  (_caller: SessionCaller): Promise<Result<{ staff: StaffMember[] }, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok({ staff: [...(await tx.support.staff())] }));
