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
import { ChosenDocument, type StoredDocument } from '../documents/chosen-document.ts';
import { FiledEditor } from '../documents/filed-editor.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { isMissing } from '../shell/is-missing.ts';
import { toastDone } from '../shell/toast-done.ts';
import { toastUndoable } from './toast-undoable.ts';

/** What the editor needs, and whom it tells. */
interface EditorParts {
  readonly news: Pick<NewsGateway, 'readNews' | 'updateNews' | 'removeNews' | 'restoreNewsItems'>;
  readonly save: ReturnType<typeof saveNews>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Something was written, also when not all of it was. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
  readonly draft: SavedDraft<EditedNews, NewsFields>;
  /** What was typed before, to go on from. */
  readonly from: Draft<EditedNews, NewsFields> | null;
}

const documentOf = (item: EditedNews | null): StoredDocument | null => {
  const name = item?.documentName ?? null;
  return name === null ? null : { name, size: item?.documentSize ?? null };
};

/** Creates or edits one news item (spec §2.5, §5), and deletes it. */
export class NewsEditorViewModel {
  /** The person is asked whether the item shall go. */
  asking = false;
  readonly filed: FiledEditor<EditedNews, NewsFields, NewsDraft>;
  readonly #parts: EditorParts;
  /** As it was stored before a save of its words alone. */
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
        // Two days that do not fit are said at once: neither of them is wrong by itself.
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
      onSaved: (stored) => this.#finish(MESSAGES.newsSaved, this.#wayBack(stored)),
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

  /** Never over somebody else's version unseen. */
  get maySave(): boolean {
    const { theirs, gone } = this.edit.saving;
    return this.edit.maySave && theirs === null && !gone;
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

  /** Deletes the item after the person said so. */
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

  /** Back to the words before; a document that was replaced is gone, so there is no way back from that. */
  #wayBack({ newsId, rev }: EditedNews): (() => Answer<unknown>) | null {
    const before = this.#before;
    if (before === null) return null;
    const draft = readNewsForm(newsForm.show(before));
    return draft.ok ? () => this.#parts.news.updateNews({ newsId, rev, draft: draft.value }) : null;
  }

  #finish(title: string, wayBack: (() => Answer<unknown>) | null): void {
    const { toasts } = this.#parts;
    if (wayBack === null) toastDone(toasts, { title });
    else toastUndoable(toasts, { title, wayBack, onBack: () => this.#parts.onChanged() });
    this.#parts.onChanged();
    this.#parts.onClosed();
  }
}
