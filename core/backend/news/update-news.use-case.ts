import type { Result } from '../../kernel/result.ts';
import type { EditedNews, NewsDraft } from '../../news/news.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { answerChange, changeBy } from './changed-news.operation.ts';
import { readDraft } from './read-draft.operation.ts';

/** Changes an item from the version its editor began with (spec §7.3); another version by now is refused by name. */
export const updateNews =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly newsId: string; readonly rev: number; readonly draft: NewsDraft },
  ): Promise<Result<EditedNews, Refusal>> => {
    const { newsId, rev } = input;
    const form = readDraft(input.draft);
    if (!form.ok) return form;
    return ports.unitOfWork.run(async (tx) => {
      const done = await tx.news.update(newsId, rev, form.value, changeBy(ports, caller));
      return answerChange(tx, ports, caller, {
        operation: 'news.update',
        newsId,
        done,
        detail: { title: form.value.title },
      });
    });
  };
