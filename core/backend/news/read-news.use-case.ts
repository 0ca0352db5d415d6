import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { EditedNews } from '../../news/news.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { providerDay } from './changed-news.operation.ts';
import { describeForEditor } from './describe-news.rule.ts';
import { NEWS_GONE } from './news-refusals.ts';

/** One item as it stands now, for an editor who met somebody else's changes. */
export const readNews =
  (ports: BackendPorts) =>
  async (
    _caller: SessionCaller,
    input: { readonly newsId: string },
  ): Promise<Result<EditedNews, Refusal>> => {
    const item = await ports.unitOfWork.run((tx) => tx.news.find(input.newsId));
    return item === null ? NEWS_GONE : ok(describeForEditor(item, providerDay(ports)));
  };
