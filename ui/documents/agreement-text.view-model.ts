import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import {
  AGREEMENT_FORMS,
  agreementHistorySchema,
  type AgreementHistory,
  type AgreementKind,
  type AgreementVersion,
} from '#core/agreement/agreement-version.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { Loadable } from '../shell/loadable.ts';
import { RevisedEditor } from '../shell/revised-editor.ts';
import { toastDone } from '../shell/toast-done.ts';
import { AGREEMENT_TEXT } from './agreement-text.ts';

interface Parts {
  readonly kind: AgreementKind;
  readonly texts: AgreementTextGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
  /** Called after a new version is published, so that screens that show the version in force can reload it. */
  readonly onPublished?: () => void;
}

interface OlderVersion {
  readonly version: number;
  readonly from: Loadable<{ readonly text: string }>;
}

/**
 * The editor of the privacy policy or the terms (spec §7.2). Each publication creates a new version, which users must
 * accept at their next sign-in.
 */
export class AgreementTextViewModel {
  /** True while the user is asked to confirm the publication. */
  asking = false;
  readonly edit: RevisedEditor<AgreementHistory, FormState<{ readonly text: string }>>;
  readonly draft: SavedDraft<AgreementHistory, { text: string }>;
  opened: OlderVersion | null = null;
  readonly source: Loadable<AgreementHistory>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const texts = AGREEMENT_TEXT[parts.kind];
    this.draft = new SavedDraft(parts.ownDrafts, texts.draft, {
      base: agreementHistorySchema,
      empty: { text: '' },
    });
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: { text: '' },
        prefix: `${texts.draft}-`,
        validate: (values: { readonly text: string }) =>
          readForm(AGREEMENT_FORMS[parts.kind], values),
      }),
      base: null,
      draft: this.draft,
      show: (stored: AgreementHistory | null) => ({ text: stored?.text ?? '' }),
      names: { text: 'Text' },
      maySave: () => this.wanted !== null,
      store: ({ text }, base) => parts.texts.publish(text, base?.version ?? 0),
      newest: () => parts.texts.read(),
      same: (stored, { text }) => stored.text === text,
      changeOf: ({ versions: [latest] }) => ({
        who: latest?.publishedBy ?? null,
        at: latest?.publishedAt ?? null,
      }),
      outlives: true,
      onStored: (stored, _, typedOn) => this.#finish(stored, typedOn),
      words: texts.notPublished,
    });
    this.source = new Loadable({
      read: async () => {
        const result = await parts.texts.read();
        if (result.ok) this.#open(result.value);
        return result;
      },
      fallback: texts.loading,
    });
    makeAutoObservable(this, {
      source: false,
      draft: false,
      edit: false,
      opened: observableRef,
    });
  }

  start(): void {
    void this.source.load();
    this.draft.follow(() => this.edit.unsaved);
  }

  dispose(): void {
    this.source.dispose();
    this.opened?.from.dispose();
    this.draft.rest();
  }

  /** All versions, newest first. */
  get versions(): readonly AgreementVersion[] {
    return this.edit.saving.base?.versions ?? [];
  }

  get current(): number {
    return this.edit.saving.base?.version ?? 0;
  }

  /** The text to publish; null if the text is invalid or unchanged. */
  get wanted(): string | null {
    const { validated } = this.edit.form;
    const { base } = this.edit.saving;
    const text = validated.ok ? validated.value.text : null;
    return base !== null && text !== base.text ? text : null;
  }

  /** The problem of the text, shown once the text is empty or too long. */
  get error(): string | null {
    const { validated } = this.edit.form;
    return validated.ok || !this.edit.dirty ? null : (validated.error['text']?.[0] ?? null);
  }

  /** Discards the draft and restores the published text. */
  discard(): void {
    this.draft.drop();
    this.edit.form.begin({ text: this.edit.saving.base?.text ?? '' });
    this.edit.saving.submission.clear();
  }

  /** Asks for confirmation if there is a text to publish. */
  ask(): void {
    this.asking = this.wanted !== null && !this.edit.saving.submission.busy;
  }

  keepEditing(): void {
    this.asking = false;
  }

  async publish(): Promise<void> {
    this.asking = false;
    await this.edit.save();
  }

  async open({ version }: AgreementVersion): Promise<void> {
    const from = new Loadable({
      read: () => this.#parts.texts.readVersion(version),
      fallback: AGREEMENT_TEXT[this.#parts.kind].loading,
    });
    this.opened = { version, from };
    await from.load();
  }

  close(): void {
    this.opened?.from.dispose();
    this.opened = null;
  }

  /** Starts the edit. A stored draft keeps the version on which it was started, so that saving the draft detects a newer version. */
  #open(history: AgreementHistory): void {
    // A reload keeps text that was typed in the meantime.
    if (this.edit.dirty) return;
    const draft = this.draft.take();
    runInAction(() => this.edit.begin(draft?.base ?? history, draft?.values));
  }

  #finish(history: AgreementHistory, typedOn: boolean): void {
    if (!typedOn) this.edit.begin(history);
    this.#parts.onPublished?.();
    toastDone(this.#parts.toasts, {
      title: `Version ${history.version} is published`,
      text: AGREEMENT_TEXT[this.#parts.kind].done,
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly policy: AgreementTextViewModel;
  }
}
