import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { ReaderNews } from '../../news/news.schema.ts';
import { orderNews } from '../../news/order-news.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { providerDay } from './changed-news.operation.ts';
import { describeForReader } from './describe-news.rule.ts';

/** What dealers and staff are told today (spec §6), in its order, with what the person has not seen yet. */
export const readActiveNews =
  (ports: BackendPorts) =>
  async (caller: SessionCaller): Promise<Result<{ readonly items: ReaderNews[] }, Refusal>> => {
    const today = providerDay(ports);
    return ports.unitOfWork.run(async (tx) => {
      const stored = orderNews(await tx.news.active(today));
      const ids = stored.map(({ newsId }) => newsId);
      const read = await tx.news.readBy(caller.session.accountId, ids);
      return ok({ items: stored.map((item) => describeForReader(item, today, read)) });
    });
  };
