import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { MESSAGES } from '#core/kernel/messages.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import {
  policyFormSchema,
  policyHistorySchema,
  type PolicyHistory,
  type PolicyVersion,
} from '#core/privacy/policy-form.schema.ts';
import type { PolicyGateway } from '#core/privacy/policy.gateway.port.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { KeptDraft, type OwnDrafts } from '../forms/kept-draft.ts';
import { Loadable } from '../shell/loadable.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { tellDone } from '../shell/tell-done.ts';

interface Parts {
  readonly policies: PolicyGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
}

interface OlderVersion {
  readonly version: number;
  readonly from: Loadable<{ readonly text: string }>;
}

const NOT_PUBLISHED = 'The privacy policy could not be published. Nothing you wrote is lost.';

/** The privacy policy for those who publish it (spec §7.2): every text that is published is a new version, which everyone accepts anew at the next sign-in. */
export class PolicyViewModel {
  /** Asked once more before everyone is asked to accept. */
  asking = false;
  readonly form = new FormState({
    initial: { policy: '' },
    judge: (values) => readForm(policyFormSchema, values),
  });
  readonly saving = new RevisedSave<PolicyHistory>();
  readonly draft: KeptDraft<PolicyHistory, { policy: string }>;
  /** An older version that is read. */
  opened: OlderVersion | null = null;
  readonly source: Loadable<PolicyHistory>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: async () => {
        const result = await parts.policies.read();
        if (result.ok) this.#open(result.value);
        return result;
      },
      fallback: MESSAGES.loadPrivacyPolicy,
    });
    this.draft = new KeptDraft(parts.ownDrafts, 'policy', {
      base: policyHistorySchema,
      empty: { policy: '' },
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
  get versions(): readonly PolicyVersion[] {
    return this.saving.base?.versions ?? [];
  }

  get current(): number {
    return this.saving.base?.version ?? 0;
  }

  get dirty(): boolean {
    const { base } = this.saving;
    return base !== null && this.form.differs({ policy: base.text });
  }

  /** The text to publish; null while it is wrong or nothing changed. */
  get wanted(): string | null {
    const { judged } = this.form;
    const { base } = this.saving;
    const policy = judged.ok ? judged.value.policy : null;
    return base !== null && policy !== base.text ? policy : null;
  }

  /** Words at the field once it was emptied or grew too long. */
  get error(): string | null {
    const { judged } = this.form;
    return judged.ok || !this.dirty ? null : (judged.error['policy']?.[0] ?? null);
  }

  /** Back to the text as it is published. */
  discard(): void {
    this.draft.drop();
    this.form.begin({ policy: this.saving.base?.text ?? '' });
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
    const { policies } = this.#parts;
    await this.saving.run({
      send: () => policies.publish(wanted, base.version),
      newest: () => policies.read(),
      isMine: (stored) => stored.text === wanted,
      done: (stored) => this.#finish(stored),
      words: NOT_PUBLISHED,
    });
  }

  /** Takes what the other one published; what was typed here is given up. */
  reloadTheirs(): void {
    const theirs = this.saving.acceptTheirs();
    if (theirs !== null) this.#begin(theirs);
  }

  /** Publishes what was typed after what the other one published, knowingly. */
  async keepMine(): Promise<void> {
    if (this.saving.acceptTheirs() !== null) await this.publish();
  }

  async open({ version }: PolicyVersion): Promise<void> {
    const from = new Loadable({
      read: () => this.#parts.policies.readVersion(version),
      fallback: MESSAGES.loadPrivacyPolicy,
    });
    this.opened = { version, from };
    await from.load();
  }

  close(): void {
    this.opened?.from.dispose();
    this.opened = null;
  }

  /** Goes on from what was typed before the session ended, from the version it began with: a newer one is found at the save. */
  #open(history: PolicyHistory): void {
    // Read once more, what is typed by then stays.
    if (this.dirty) return;
    const draft = this.draft.take();
    this.#begin(draft?.base ?? history);
    if (draft !== null) this.form.type('policy', draft.values.policy);
  }

  #begin(history: PolicyHistory): void {
    runInAction(() => {
      this.saving.begin(history);
      this.form.begin({ policy: history.text });
    });
  }

  #finish(history: PolicyHistory): void {
    this.#begin(history);
    tellDone(this.#parts.toasts, {
      title: `Version ${history.version} is published`,
      text: 'Everyone is asked to accept it at the next sign-in.',
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly policy: PolicyViewModel;
  }
}
