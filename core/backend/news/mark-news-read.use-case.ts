import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** Notes that the person has seen these items; one that does not exist is passed over. */
export const markNewsRead =
  (ports: BackendPorts) =>
  (
    caller: SessionCaller,
    input: { readonly newsIds: readonly string[] },
  ): Promise<Result<Record<string, never>, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const count = await tx.news.markRead(
        caller.session.accountId,
        input.newsIds,
        ports.clock.now(),
      );
      await recordAudit(tx, ports, caller, {
        operation: 'news.markRead',
        result: 'ok',
        detail: { count: String(count) },
      });
      return ok({});
    });
