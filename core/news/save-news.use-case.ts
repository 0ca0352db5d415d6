import type { AttemptKey } from '../kernel/attempt-key.ts';
import type { Failure } from '../kernel/failure.ts';
import { isStale } from '../kernel/is-stale.rule.ts';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { NewsSetupGateway } from './news.gateway.port.ts';
import type { EditedNews, NewsDraft } from './news.schema.ts';
import {
  planNewsSave,
  saysTheSame,
  type DocumentWish,
  type NewsSavePlan,
} from './plan-news-save.rule.ts';

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
export class SaveNews {
  readonly #news: NewsSetupGateway;
  readonly #key: AttemptKey;

  constructor(parts: { news: NewsSetupGateway; key: AttemptKey }) {
    this.#news = parts.news;
    this.#key = parts.key;
  }

  async execute(input: NewsSaveInput): Promise<NewsSaving> {
    const plan = planNewsSave(input.before, input.draft, input.wish);
    const fields = await this.#saveFields(plan, input);
    if (!fields.ok) return { kind: 'failed', failure: fields.error };
    const item = fields.value;
    const document = await this.#saveDocument(plan, item, input.wish);
    return document.ok
      ? { kind: 'saved', item: document.value }
      : { kind: 'documentFailed', item, failure: document.error };
  }

  async #saveFields(
    plan: NewsSavePlan,
    { before, draft }: NewsSaveInput,
  ): Promise<Result<EditedNews, Failure>> {
    if (before === null) return this.#create(draft);
    if (plan.fields === 'none') return ok(before);
    const updated = await this.#news.update(before.newsId, before.rev, draft);
    return !updated.ok && isStale(updated.error)
      ? this.#unlessSaved(before.newsId, draft, updated.error)
      : updated;
  }

  async #create(draft: NewsDraft): Promise<Result<EditedNews, Failure>> {
    const created = await this.#news.create(draft, this.#key.for(draft));
    this.#key.settle(created);
    return created;
  }

  /** A save whose answer was lost meets its own work at the next try: an item that says the same is no conflict. */
  async #unlessSaved(
    newsId: string,
    draft: NewsDraft,
    conflict: Failure,
  ): Promise<Result<EditedNews, Failure>> {
    const now = await this.#news.read(newsId);
    return now.ok && saysTheSame(now.value, draft) ? now : err(conflict);
  }

  #saveDocument(
    plan: NewsSavePlan,
    item: EditedNews,
    wish: DocumentWish,
  ): Promise<Result<EditedNews, Failure>> {
    const { newsId, rev } = item;
    if (wish.kind === 'replace') return this.#news.upload(newsId, rev, wish.document);
    if (plan.document === 'delete') return this.#news.removeDocument(newsId, rev);
    return Promise.resolve(ok(item));
  }
}
