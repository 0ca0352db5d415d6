import type { FiledChange, FiledSaving } from '../documents/document.ts';
import { saveWithFile } from '../documents/save-with-file.operation.ts';
import type { AttemptKey } from '../kernel/attempt-key.ts';
import type { NewsGateway } from './news.api.ts';
import { newsForm, type EditedNews, type NewsDraft } from './news.schema.ts';
import { planNewsSave } from './plan-news-save.rule.ts';

type Writes = Pick<
  NewsGateway,
  'createNews' | 'updateNews' | 'readNews' | 'uploadNewsDocument' | 'removeNewsDocument'
>;

/** Creates or updates a news item only if its fields changed, then uploads or deletes its document (spec §4.3). */
export const saveNews =
  ({ news, key }: { news: Writes; key: AttemptKey }) =>
  ({
    before,
    draft,
    change,
  }: FiledChange<EditedNews, NewsDraft>): Promise<FiledSaving<EditedNews>> => {
    const plan = planNewsSave(before, draft, change);
    const file = ({ newsId, rev }: EditedNews) =>
      change.kind === 'replace'
        ? news.uploadNewsDocument({ newsId, rev }, { upload: change.document })
        : news.removeNewsDocument({ newsId, rev });
    return saveWithFile({
      before,
      create: () => key.send(draft, (idempotencyKey) => news.createNews(draft, { idempotencyKey })),
      update:
        plan.fields === 'none'
          ? null
          : ({ newsId, rev }) => news.updateNews({ newsId, rev, draft }),
      newest: ({ newsId }) => news.readNews({ newsId }),
      isMine: (stored) => newsForm.same(stored, draft),
      file: plan.document === 'none' ? null : file,
    });
  };
