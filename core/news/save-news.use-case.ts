import type { AttemptKey } from '../kernel/attempt-key.ts';
import type { Failure } from '../kernel/failure.ts';
import { isStale } from '../kernel/is-stale.rule.ts';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { NewsSetupGateway } from './news.gateway.port.ts';
import { newsForm, type EditedNews, type NewsDraft } from './news.schema.ts';
import { planNewsSave, type DocumentWish, type NewsSavePlan } from './plan-news-save.rule.ts';

/** How far a save came: `documentFailed` means that the fields stand saved and the former document with them. */
export type NewsSaving =
  | { readonly kind: 'saved'; readonly item: EditedNews }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'documentFailed'; readonly item: EditedNews; readonly failure: Failure };

/** What is saved over what; `before` is null for a new item. */
export interface NewsSaveInput {
  readonly before: EditedNews | null;
  readonly draft: NewsDraft;
  readonly wish: DocumentWish;
}

/** Creates or updates only if changed, then uploads or deletes the document (spec §4.3). */
export const saveNews = ({ news, key }: { news: NewsSetupGateway; key: AttemptKey }) => {
  const saveFields = async (
    plan: NewsSavePlan,
    { before, draft }: NewsSaveInput,
  ): Promise<Result<EditedNews, Failure>> => {
    if (before === null) return create(draft);
    if (plan.fields === 'none') return ok(before);
    const updated = await news.update(before.newsId, before.rev, draft);
    return !updated.ok && isStale(updated.error)
      ? unlessSaved(before.newsId, draft, updated.error)
      : updated;
  };

  const create = (draft: NewsDraft): Promise<Result<EditedNews, Failure>> =>
    key.send(draft, (attempt) => news.create(draft, attempt));

  /** A save whose answer was lost meets its own work at the next try: an item that says the same is no conflict. */
  const unlessSaved = async (
    newsId: string,
    draft: NewsDraft,
    conflict: Failure,
  ): Promise<Result<EditedNews, Failure>> => {
    const now = await news.read(newsId);
    return now.ok && newsForm.same(now.value, draft) ? now : err(conflict);
  };

  const saveDocument = (
    plan: NewsSavePlan,
    item: EditedNews,
    wish: DocumentWish,
  ): Promise<Result<EditedNews, Failure>> => {
    const { newsId, rev } = item;
    if (wish.kind === 'replace') return news.upload(newsId, rev, wish.document);
    if (plan.document === 'delete') return news.removeDocument(newsId, rev);
    return Promise.resolve(ok(item));
  };

  return async (input: NewsSaveInput): Promise<NewsSaving> => {
    const plan = planNewsSave(input.before, input.draft, input.wish);
    const fields = await saveFields(plan, input);
    if (!fields.ok) return { kind: 'failed', failure: fields.error };
    const item = fields.value;
    const document = await saveDocument(plan, item, input.wish);
    return document.ok
      ? { kind: 'saved', item: document.value }
      : { kind: 'documentFailed', item, failure: document.error };
  };
};
