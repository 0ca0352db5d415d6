import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { StatusBanner } from '../../notices/status-banner.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The banner of the sign-in screen; anyone may read it. */
export const readStatusBanner =
  (ports: BackendPorts) =>
  (_caller: Caller): Promise<Result<StatusBanner, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.notices.statusBanner()));
