import type { FiledChange, FiledSaving } from '../documents/document.ts';
import { saveWithFile } from '../documents/save-with-file.operation.ts';
import type { AttemptKey } from '../kernel/attempt-key.ts';
import type { NewsSetupGateway } from './news.gateway.port.ts';
import { newsForm, type EditedNews, type NewsDraft } from './news.schema.ts';
import { planNewsSave } from './plan-news-save.rule.ts';

/** Creates or updates only if changed, then uploads or deletes the document (spec §4.3). */
export const saveNews =
  ({ news, key }: { news: NewsSetupGateway; key: AttemptKey }) =>
  ({
    before,
    draft,
    wish,
  }: FiledChange<EditedNews, NewsDraft>): Promise<FiledSaving<EditedNews>> => {
    const plan = planNewsSave(before, draft, wish);
    const file = ({ newsId, rev }: EditedNews) =>
      wish.kind === 'replace'
        ? news.upload(newsId, rev, wish.document)
        : news.removeDocument(newsId, rev);
    return saveWithFile({
      before,
      create: () => key.send(draft, (attempt) => news.create(draft, attempt)),
      update: plan.fields === 'none' ? null : ({ newsId, rev }) => news.update(newsId, rev, draft),
      newest: ({ newsId }) => news.read(newsId),
      isMine: (stored) => newsForm.same(stored, draft),
      file: plan.document === 'none' ? null : file,
    });
  };
