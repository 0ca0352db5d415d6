import type { ChainPart } from '../../audit/audit-record.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Lines of one part: few enough to answer soon and to let others work in between. */
const PART = 5_000;

/** Whether the record is as it was written, one part of it at a time (SECURITY.md §2.11). */
export const checkAuditChain =
  (ports: BackendPorts) =>
  (
    _caller: SessionCaller,
    input: { readonly after: number },
  ): Promise<Result<ChainPart, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.auditRecord.checkChain(input.after, PART)));
