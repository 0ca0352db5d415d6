import type { Result } from '../../kernel/result.ts';
import type { EditedNews } from '../../news/news.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { answerChange, changeBy } from './changed-news.operation.ts';

/** Deletes the document of an item, bytes and name together (spec §4.3). */
export const removeNewsDocument =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly newsId: string; readonly rev: number },
  ): Promise<Result<EditedNews, Refusal>> => {
    const { newsId, rev } = input;
    return ports.unitOfWork.run(async (tx) => {
      const done = await tx.news.dropDocument(newsId, rev, changeBy(ports, caller));
      return answerChange(tx, ports, caller, {
        operation: 'news.document.remove',
        newsId,
        done,
      });
    });
  };
