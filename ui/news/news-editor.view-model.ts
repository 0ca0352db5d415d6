import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/failure.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { newsFields, readNewsForm, type NewsFields } from '#core/news/news-form.schema.ts';
import type { NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import type { EditedNews, NewsDraft } from '#core/news/news.schema.ts';
import type { NewsSaving, saveNews } from '#core/news/save-news.use-case.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { ChosenDocument } from '../documents/chosen-document.ts';

type Field = keyof NewsDraft;

/** What stands between the editor and a save: somebody else's version, or nothing at all any more. */
export type NewsConflict =
  { readonly kind: 'changed'; readonly theirs: EditedNews } | { readonly kind: 'gone' };

/** What the editor needs, and whom it tells. */
export interface EditorParts {
  readonly news: Pick<NewsSetupGateway, 'read' | 'remove'>;
  readonly save: ReturnType<typeof saveNews>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Something was written, also when not all of it was. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

const formOf = (item: EditedNews | null): FormState<Field, NewsDraft> =>
  new FormState({ initial: newsFields(item), judge: readNewsForm });

/** Creates or edits one news item (spec §2.5, §5): nothing typed or chosen is lost before it is saved. */
export class NewsEditorViewModel {
  /** What the editor began with, or saved since; null for a new item. */
  before: EditedNews | null;
  form: FormState<Field, NewsDraft>;
  readonly submission = new Submission();
  /** The person is asked whether the item shall go. */
  asking = false;
  conflict: NewsConflict | null = null;
  readonly document: ChosenDocument;
  readonly #parts: EditorParts;
  #gone = false;

  constructor(item: EditedNews | null, parts: EditorParts) {
    this.before = item;
    this.form = formOf(item);
    this.document = new ChosenDocument(item?.documentName ?? null, item?.documentSize ?? null);
    this.#parts = parts;
    makeAutoObservable(this, {
      before: observableRef,
      form: observableRef,
      conflict: observableRef,
      document: false,
      submission: false,
    });
  }

  /** Something differs from what is stored. */
  get dirty(): boolean {
    const stored: NewsFields = newsFields(this.before);
    const fields = Object.keys(stored) as Field[];
    const typed = fields.some((field) => this.form.values[field] !== stored[field]);
    return typed || this.document.changed;
  }

  /** Save is offered for what is valid and changed (spec §5). */
  get maySave(): boolean {
    const valid = readNewsForm(this.form.values).ok && this.document.problem === null;
    return valid && this.dirty && this.conflict === null;
  }

  type(field: Field, text: string): void {
    this.form.type(field, text);
    // Two days that do not fit are said at once: neither of them is wrong by itself.
    if (field === 'effectiveDate' || field === 'expirationDate') this.form.leave('effectiveDate');
  }

  /** Saves the fields if they changed, then the document; one press at a time. */
  async save(): Promise<void> {
    if (this.submission.busy || !this.maySave) return;
    const draft = this.form.submit();
    if (draft === null) return;
    const { before, document } = this;
    await this.submission.press(
      async () => {
        const saving = await this.#parts.save({ before, draft, wish: document.wish });
        return { saving, met: await this.#meet(saving) };
      },
      ({ saving, met }) => {
        this.conflict = met;
        return met === null ? this.#settle(saving) : null;
      },
    );
  }

  ask(): void {
    this.asking = true;
  }

  keep(): void {
    this.asking = false;
  }

  /** Deletes the item after the person said so. */
  async remove(): Promise<void> {
    const { before } = this;
    if (before === null) return;
    await this.submission.press(
      () => this.#parts.news.remove([before.newsId]),
      (removed) => {
        this.asking = false;
        if (!removed.ok) return explain(removed.error, MESSAGES.deleteNews);
        this.#finish(MESSAGES.newsDeleted);
        return null;
      },
    );
  }

  /** Takes what the other one saved; what was typed and chosen here is given up. */
  reloadTheirs(): void {
    if (this.conflict?.kind !== 'changed') return;
    const { theirs } = this.conflict;
    this.before = theirs;
    this.form = formOf(theirs);
    this.document.restart(theirs.documentName, theirs.documentSize);
    this.conflict = null;
    this.submission.clear();
  }

  /** Saves what was typed over what the other one saved, knowingly; as a new item where theirs is gone. */
  async keepMine(): Promise<void> {
    if (this.conflict === null) return;
    this.before = this.conflict.kind === 'changed' ? this.conflict.theirs : null;
    this.#gone = this.conflict.kind === 'gone';
    this.conflict = null;
    if (this.#gone) this.document.standOn(null);
    await this.save();
  }

  /** Whose version stands in the way of a save, if it is one that was refused for its version. */
  async #meet(saving: NewsSaving): Promise<NewsConflict | null> {
    if (saving.kind === 'saved') return null;
    const { failure } = saving;
    const gone = failure.kind === 'refused' && failure.status === 404;
    if (!gone && !isStale(failure)) return null;
    const newsId = saving.kind === 'documentFailed' ? saving.item.newsId : this.before?.newsId;
    if (gone || newsId === undefined) return { kind: 'gone' };
    const now = await this.#parts.news.read(newsId);
    if (now.ok) return { kind: 'changed', theirs: now.value };
    return now.error.kind === 'refused' ? { kind: 'gone' } : null;
  }

  /** Answers the words of what did not go through. */
  #settle(saving: NewsSaving): string | null {
    if (saving.kind === 'failed') return explain(saving.failure, MESSAGES.saveNews);
    if (saving.kind === 'saved') {
      this.before = saving.item;
      this.#finish(MESSAGES.newsSaved);
      return null;
    }
    // The fields stand saved; what is left for the next Save is the document alone.
    this.before = saving.item;
    this.#parts.onChanged();
    return this.#documentWords(saving.failure);
  }

  #documentWords(failure: Failure): string | null {
    const why = explain(failure, 'It could not be stored');
    if (why === null) return null;
    const what = this.document.wish.kind === 'remove' ? 'is still there' : 'is missing';
    return `The news is saved, but its document ${what}. ${why.replace(/\.?$/, '.')} Save again sends the document alone.`;
  }

  #finish(title: string): void {
    this.#parts.toasts.show({ tone: 'ok', title, durationMs: DURATIONS.toastShort });
    this.#parts.onChanged();
    this.#parts.onClosed();
  }
}
