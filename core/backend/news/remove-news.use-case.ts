import { ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { changeBy } from './changed-news.operation.ts';
import { NEWS_GONE, SOME_GONE } from './news-refusals.ts';

/** How many ids a row of the record names. */
const NAMED = 20;

/** Deletes items, all of them or none (SECURITY.md §2.17); they stay in the database, found by nobody. */
export const removeNews =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly newsIds: readonly string[] },
  ): Promise<Result<Record<string, never>, Refusal>> => {
    const newsIds = [...new Set(input.newsIds)];
    const [only = ''] = newsIds;
    const several = newsIds.length > 1;
    return ports.unitOfWork.run(async (tx): Promise<Result<Record<string, never>, Refusal>> => {
      const done = await tx.news.remove(newsIds, changeBy(ports, caller));
      await recordAudit(tx, ports, caller, {
        operation: 'news.remove',
        result: done ? 'ok' : 'refused',
        target: several ? `${String(newsIds.length)} items` : only,
        detail: several ? { newsIds: newsIds.slice(0, NAMED).join(' ') } : {},
      });
      if (done) return ok({});
      return several ? SOME_GONE : NEWS_GONE;
    });
  };
