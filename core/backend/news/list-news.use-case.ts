import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { NewsPage, NewsQuery } from '../../news/news.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { providerDay } from './changed-news.operation.ts';
import { describeForEditor } from './describe-news.rule.ts';

/** One page of the setup list (spec §7.3). */
export const listNews =
  (ports: BackendPorts) =>
  async (_caller: SessionCaller, query: NewsQuery): Promise<Result<NewsPage, Refusal>> => {
    const today = providerDay(ports);
    const { items, total } = await ports.unitOfWork.run((tx) => tx.news.page(query, today));
    return ok({ items: items.map((item) => describeForEditor(item, today)), total });
  };
