import { makeAutoObservable } from 'mobx';
import type { Draft } from '#core/drafts/draft.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import {
  newsForm,
  readNewsForm,
  type EditedNews,
  type NewsDraft,
  type NewsFields,
} from '#core/news/news.schema.ts';
import { COLOR_TEXT, ICON_TEXT } from '#core/news/news-text.ts';
import type { saveNews } from '#core/news/save-news.use-case.ts';
import { ChosenDocument } from '../documents/chosen-document.ts';
import type { NamedFile } from '../documents/file-choice.ts';
import { FiledEditor } from '../documents/filed-editor.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { isMissing } from '../shell/is-missing.ts';
import { toastDone } from '../shell/toast-done.ts';
import { toastUndoable } from './toast-undoable.ts';

interface EditorParts {
  readonly news: Pick<NewsGateway, 'readNews' | 'updateNews' | 'removeNews' | 'restoreNewsItems'>;
  readonly save: ReturnType<typeof saveNews>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Called when a save has stored anything, even only part of the input. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
  readonly draft: SavedDraft<EditedNews, NewsFields>;
  /** Input typed before the session ended; null for none. */
  readonly from: Draft<EditedNews, NewsFields> | null;
}

const documentOf = (item: EditedNews | null): NamedFile | null => {
  const name = item?.documentName ?? null;
  return name === null ? null : { name, size: item?.documentSize ?? null };
};

/** Creates, edits or deletes one news item (spec §2.5, §5). */
export class NewsEditorViewModel {
  /** True while the deletion waits for confirmation. */
  asking = false;
  readonly filed: FiledEditor<EditedNews, NewsFields, NewsDraft>;
  readonly #parts: EditorParts;
  /** The stored item before the last save, used to undo that save; null if the save replaced the document. */
  #before: EditedNews | null = null;

  constructor(item: EditedNews | null, parts: EditorParts) {
    this.#parts = parts;
    this.filed = new FiledEditor({
      base: item,
      draft: parts.draft,
      from: parts.from,
      file: new ChosenDocument(documentOf(item)),
      fileOf: documentOf,
      show: (stored) => newsForm.show(stored),
      validate: readNewsForm,
      form: {
        prefix: 'news-',
        // Reports an invalid date range as soon as either date changes, because each date may be valid on its own.
        atOnce: { effectiveDate: 'effectiveDate', expirationDate: 'effectiveDate' },
      },
      save: (change) => {
        this.#before = change.change.kind === 'keep' ? change.before : null;
        return parts.save(change);
      },
      newest: async ({ newsId }, why) => {
        if (isMissing(why)) return 'gone';
        const now = await parts.news.readNews({ newsId });
        return !now.ok && now.error.kind === 'refused' ? 'gone' : now;
      },
      same: (stored, draft) => newsForm.same(stored, draft),
      changeOf: ({ updatedAt, updatedBy }) => ({ who: updatedBy, at: updatedAt }),
      fallback: MESSAGES.saveNews,
      noun: 'document',
      halfSaved: () => 'The news is saved',
      onHalfSaved: () => parts.onChanged(),
      onSaved: (stored, isLast) => this.#finish(MESSAGES.newsSaved, this.#wayBack(stored), isLast),
      names: {
        title: 'Title',
        body: 'Body',
        icon: { label: 'Icon', say: (icon) => ICON_TEXT[icon] },
        color: { label: 'Color', say: (color) => COLOR_TEXT[color] },
        effectiveDate: 'Start date',
        expirationDate: 'End date',
        order: 'Order',
        url: 'URL',
      },
    });
    makeAutoObservable(this, { filed: false });
  }

  get edit(): FiledEditor<EditedNews, NewsFields, NewsDraft>['edit'] {
    return this.filed.edit;
  }

  /** False until the person has decided what to do about another person's deletion, so that a save cannot undo it. */
  get maySave(): boolean {
    return this.edit.maySave && !this.edit.saving.gone;
  }

  async save(): Promise<void> {
    if (this.maySave) await this.edit.save();
  }

  ask(): void {
    this.asking = true;
  }

  keep(): void {
    this.asking = false;
  }

  /** Deletes the item after confirmation. */
  async remove(): Promise<void> {
    const { base, submission } = this.edit.saving;
    if (base === null) return;
    await submission.press(
      () => this.#parts.news.removeNews({ newsId: base.newsId }),
      (removed) => {
        this.asking = false;
        if (!removed.ok) return explain(removed.error, MESSAGES.deleteNews);
        this.#finish(MESSAGES.newsDeleted, () =>
          this.#parts.news.restoreNewsItems({ newsIds: [base.newsId] }),
        );
        return null;
      },
    );
  }

  /**
   * Returns a function that undoes the last save. Returns null if the save replaced the document, because the server has
   * deleted the old document.
   */
  #wayBack({ newsId, rev }: EditedNews): (() => Answer<unknown>) | null {
    const before = this.#before;
    if (before === null) return null;
    const draft = readNewsForm(newsForm.show(before));
    return draft.ok ? () => this.#parts.news.updateNews({ newsId, rev, draft: draft.value }) : null;
  }

  #finish(title: string, wayBack: (() => Answer<unknown>) | null, closes = true): void {
    const { toasts } = this.#parts;
    if (wayBack === null) toastDone(toasts, { title });
    else toastUndoable(toasts, { title, wayBack, onBack: () => this.#parts.onChanged() });
    this.#parts.onChanged();
    if (closes) this.#parts.onClosed();
  }
}
