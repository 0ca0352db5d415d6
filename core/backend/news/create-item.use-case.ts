import { type Result, ok } from '../../kernel/result.ts';
import type { EditedNews, NewsDraft } from '../../news/news.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { findSubmission, keepSubmission } from '../submit-once.operation.ts';
import type { Refusal } from '../refusal.ts';
import { answerChange, changeBy, providerDay } from './changed-news.operation.ts';
import { describeForEditor } from './describe-news.rule.ts';
import { NEWS_GONE } from './news-refusals.ts';
import { readDraft } from './changed-news.operation.ts';

/** Creates an item once for its submission and answers it with its new id (spec §7.3). */
export const createItem =
  (ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids' | 'providerTimeZone'>) =>
  async (
    caller: SessionCaller,
    { idempotencyKey, ...draft }: NewsDraft & { readonly idempotencyKey: string | null },
  ): Promise<Result<EditedNews, Refusal>> => {
    const form = readDraft(draft);
    if (!form.ok) return form;
    const submission = { key: idempotencyKey, route: 'createNews', body: draft };
    return ports.unitOfWork.run(async (tx) => {
      const found = await findSubmission(tx, ports, caller, submission);
      if (!found.ok) return found;
      const before = found.value?.['newsId'];
      if (before !== undefined) {
        const item = await tx.news.find(before);
        return item === null ? NEWS_GONE : ok(describeForEditor(item, providerDay(ports)));
      }
      const newsId = ports.ids.next();
      await tx.news.add(newsId, form.value, changeBy(ports, caller));
      await keepSubmission(tx, ports, caller, submission, { newsId });
      return answerChange(tx, ports, caller, {
        operation: 'news.create',
        newsId,
        done: true,
        detail: { title: form.value.title },
      });
    });
  };
