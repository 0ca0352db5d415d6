import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import {
  AGREEMENT_FORMS,
  agreementHistorySchema,
  type AgreementHistory,
  type AgreementKind,
  type AgreementVersion,
} from '#core/agreement/agreement-text.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { KeptDraft, type OwnDrafts } from '../forms/kept-draft.ts';
import { Loadable } from '../shell/loadable.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { tellDone } from '../shell/tell-done.ts';
import { AGREEMENT_WORDS } from './agreement-words.ts';

interface Parts {
  readonly kind: AgreementKind;
  readonly texts: AgreementTextGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
  /** For whoever shows which version is in force. */
  readonly onPublished?: () => void;
}

interface OlderVersion {
  readonly version: number;
  readonly from: Loadable<{ readonly text: string }>;
}

/** The privacy policy or the terms for those who publish them (spec §7.2): every text that is published is a new version, which is accepted anew at the next sign-in. */
export class AgreementTextViewModel {
  /** Asked once more before everyone is asked to accept. */
  asking = false;
  readonly form: FormState<{ readonly text: string }>;
  readonly saving: RevisedSave<AgreementHistory>;
  readonly draft: KeptDraft<AgreementHistory, { text: string }>;
  /** An older version that is read. */
  opened: OlderVersion | null = null;
  readonly source: Loadable<AgreementHistory>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const words = AGREEMENT_WORDS[parts.kind];
    this.form = new FormState({
      initial: { text: '' },
      prefix: `${words.draft}-`,
      judge: (values) => readForm(AGREEMENT_FORMS[parts.kind], values),
    });
    this.saving = new RevisedSave<AgreementHistory>(
      null,
      revisedFields({
        form: this.form,
        show: (stored) => ({ text: stored?.text ?? '' }),
        words: { text: 'Text' },
      }),
    );
    this.source = new Loadable({
      read: async () => {
        const result = await parts.texts.read();
        if (result.ok) this.#open(result.value);
        return result;
      },
      fallback: words.loading,
    });
    this.draft = new KeptDraft(parts.ownDrafts, words.draft, {
      base: agreementHistorySchema,
      empty: { text: '' },
    });
    makeAutoObservable(this, {
      source: false,
      draft: false,
      form: false,
      saving: false,
      opened: observableRef,
    });
  }

  start(): void {
    void this.source.load();
    this.draft.follow(() => ({
      base: this.saving.base,
      values: this.form.values,
      dirty: this.dirty,
    }));
  }

  dispose(): void {
    this.source.dispose();
    this.opened?.from.dispose();
    this.draft.rest();
  }

  /** Every version, newest first. */
  get versions(): readonly AgreementVersion[] {
    return this.saving.base?.versions ?? [];
  }

  get current(): number {
    return this.saving.base?.version ?? 0;
  }

  get dirty(): boolean {
    const { base } = this.saving;
    return base !== null && this.form.differs({ text: base.text });
  }

  /** The text to publish; null while it is wrong or nothing changed. */
  get wanted(): string | null {
    const { judged } = this.form;
    const { base } = this.saving;
    const text = judged.ok ? judged.value.text : null;
    return base !== null && text !== base.text ? text : null;
  }

  /** Words at the field once it was emptied or grew too long. */
  get error(): string | null {
    const { judged } = this.form;
    return judged.ok || !this.dirty ? null : (judged.error['text']?.[0] ?? null);
  }

  /** Back to the text as it is published. */
  discard(): void {
    this.draft.drop();
    this.form.begin({ text: this.saving.base?.text ?? '' });
    this.saving.submission.clear();
  }

  /** The first press asks, because everyone will be asked to accept. */
  ask(): void {
    this.asking = this.wanted !== null && !this.saving.submission.busy;
  }

  keepEditing(): void {
    this.asking = false;
  }

  async publish(): Promise<void> {
    const { wanted } = this;
    const { base } = this.saving;
    this.asking = false;
    if (wanted === null || base === null) return;
    const { kind, texts } = this.#parts;
    await this.saving.run({
      send: () => texts.publish(wanted, base.version),
      newest: () => texts.read(),
      isMine: (stored) => stored.text === wanted,
      done: (stored) => this.#finish(stored),
      words: AGREEMENT_WORDS[kind].notPublished,
    });
  }

  /** Takes what the other one published; what was typed here is given up. */
  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  /** Publishes what was typed after what the other one published, knowingly. */
  async keepMine(): Promise<void> {
    await this.saving.saveMine({ dirty: this.dirty, save: () => this.publish() });
  }

  async open({ version }: AgreementVersion): Promise<void> {
    const from = new Loadable({
      read: () => this.#parts.texts.readVersion(version),
      fallback: AGREEMENT_WORDS[this.#parts.kind].loading,
    });
    this.opened = { version, from };
    await from.load();
  }

  close(): void {
    this.opened?.from.dispose();
    this.opened = null;
  }

  /** Goes on from what was typed before the session ended, from the version it began with: a newer one is found at the save. */
  #open(history: AgreementHistory): void {
    // Read once more, what is typed by then stays.
    if (this.dirty) return;
    const draft = this.draft.take();
    this.#begin(draft?.base ?? history);
    if (draft !== null) this.form.type('text', draft.values.text);
  }

  #begin(history: AgreementHistory): void {
    runInAction(() => {
      this.saving.begin(history);
      this.form.begin({ text: history.text });
    });
  }

  #finish(history: AgreementHistory): void {
    this.#begin(history);
    this.#parts.onPublished?.();
    tellDone(this.#parts.toasts, {
      title: `Version ${history.version} is published`,
      text: AGREEMENT_WORDS[this.#parts.kind].done,
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly policy: AgreementTextViewModel;
  }
}
