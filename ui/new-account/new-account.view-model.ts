import { makeAutoObservable, observable, observableRef } from 'mobx';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import { type AccountDraft, emptyDraft } from '#core/new-account/account-draft.schema.ts';
import { type AccountStep, earlierSteps } from '#core/new-account/account-steps.ts';
import type { DraftStore } from '#core/new-account/draft.store.ts';
import type { GivenCode } from '#core/new-account/check-draft-codes.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type {
  AccountStart,
  StoredAccountDraft,
} from '#core/new-account/stored-account-draft.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { NearAgenciesViewModel } from '../account-changes/near-agencies.view-model.ts';
import { AccountBeginnings } from './account-beginnings.ts';
import { beginDraft } from './begin-draft.rule.ts';
import { AccountExtras } from './account-extras.ts';
import { AccountNumbers } from './account-numbers.view-model.ts';
import { AccountSubmit } from './account-submit.ts';
import { DraftValidation } from './draft-validation.ts';
import { DraftSaver } from './draft-saver.ts';

interface Parts {
  readonly gateway: NewAccountGateway;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly may: { readonly zones: boolean; readonly hours: boolean };
  readonly activeGroup: () => number | null;
}

/** An account being created: its draft is saved automatically, validated while typing, and submitted once (domain guide 6.18). */
export class NewAccountViewModel implements DraftStore {
  readonly beginning: Loadable<AccountStart>;
  readonly saver: DraftSaver;
  readonly numbers: AccountNumbers;
  readonly extras: AccountExtras;
  readonly submit: AccountSubmit;
  readonly beginnings: AccountBeginnings;
  readonly validation: DraftValidation;
  readonly near: NearAgenciesViewModel;
  readonly opening = new Submission();
  readonly codes = observable.map<string, GivenCode>({}, { deep: false });
  /** The id of the open draft; null while no draft is open. */
  id: string | null = null;
  draft: AccountDraft = emptyDraft(null);
  step: AccountStep = 'account';
  /** The steps that the person has left; what they lack is listed. */
  readonly visited = observable.set<AccountStep>();
  readonly #parts: Parts;
  /** The draft asked for last; empty for none. */
  #wanted = '';

  constructor(parts: Parts) {
    this.#parts = parts;
    const { gateway, toasts } = parts;
    const id = () => this.id ?? '';
    const ready = () => this.saver.flush();
    this.beginning = new Loadable({
      read: () => gateway.start(),
      fallback: 'This could not be loaded.',
    });
    this.saver = new DraftSaver({
      gateway,
      read: () => ({ id: id(), step: this.step, draft: this.draft }),
    });
    this.numbers = new AccountNumbers({
      gateway,
      ready,
      isBegun: () => this.saver.isBegun,
      read: () => ({
        id: id(),
        branch: this.draft.branch,
        xmits: this.draft.transmitters.map(({ xmit }) => xmit),
      }),
    });
    this.extras = new AccountExtras({ gateway, ready, id });
    this.submit = new AccountSubmit({
      gateway,
      ready,
      filed: () => this.extras.settle(),
      read: () => ({ id: id(), rev: this.saver.rev, codes: this.codes }),
      toasts,
      onCreated: () => this.codes.clear(),
      onRefused: () => void this.numbers.look(),
    });
    this.beginnings = new AccountBeginnings({
      ...parts,
      ready,
      read: () => ({ id: id(), draft: this.draft }),
      put: (draft) => this.change(draft),
    });
    this.near = new NearAgenciesViewModel(() => gateway.nearAgencies(this.draft.premises));
    this.validation = new DraftValidation(() => ({
      draft: this.draft,
      refused: this.submit.refused,
      today: this.today,
      numbers: this.numbers.answers,
      codes: this.codes,
      hasAgreement: this.extras.hasAgreement,
      branches: this.branches.map(({ siteGroupNum }) => siteGroupNum),
    }));
    makeAutoObservable(this, { draft: observableRef });
  }

  /** The current calendar day at the site. */
  get today(): string {
    return calendarDay(this.#parts.clock.now(), this.draft.premises.timeZone);
  }

  get branches(): AccountStart['branches'] {
    const { state } = this.beginning;
    return state.at === 'ready' ? state.value.branches : [];
  }

  get ecvContacts(): number {
    return this.branches.find((one) => one.siteGroupNum === this.draft.branch)?.ecvContacts ?? 0;
  }

  /** The saved drafts that can be continued, except the open one. */
  get others(): AccountStart['drafts'] {
    const { state } = this.beginning;
    return state.at === 'ready' ? state.value.drafts.filter(({ id }) => id !== this.id) : [];
  }

  /** True if leaving would lose input: unsaved changes, an agreement on its way, or codes, which only this page holds. */
  get dirty(): boolean {
    const loses = this.saver.unsaved || this.codes.size > 0 || this.extras.picked.reading;
    return loses && this.submit.createdNum === null;
  }

  dispose(): void {
    if (this.id !== null && this.saver.pending && !this.saver.stale) void this.saver.flush();
    this.leave();
    this.numbers.dispose();
    this.beginning.dispose();
    this.beginnings.templates.dispose();
  }

  newId(): string {
    return this.#parts.ids.next();
  }

  /** Opens a new draft of the active group, or of the only branch. It is not saved until the person types. */
  begin(): void {
    this.#wanted = '';
    this.#open(this.#parts.ids.next(), beginDraft(this.branches, this.#parts.activeGroup()));
    this.saver.begin(0, null, null);
  }

  /** Opens a draft as it was last saved. Of several asked for in a row, the last opens. */
  async open(id: string): Promise<void> {
    this.#wanted = id;
    if (this.id === id || this.opening.busy) return;
    await this.opening.run(() => this.extras.read(id), {
      fallback: 'This draft no longer exists, or belongs to another group.',
      onOk: (stored) => {
        if (this.#wanted === id) this.#show(stored);
      },
    });
    if (this.#wanted !== '' && this.#wanted !== id) await this.open(this.#wanted);
  }

  /** Replaces the draft on this page with the version that another tab saved. */
  async reload(): Promise<void> {
    const { id } = this;
    this.leave();
    if (id !== null) await this.open(id);
  }

  change(part: Partial<AccountDraft>): void {
    const { branch } = this.draft;
    this.draft = { ...this.draft, ...part };
    this.submit.touch();
    this.saver.touch();
    if (this.draft.branch !== branch) this.numbers.forget();
    const isUnknown = this.draft.branch !== null && this.numbers.free === null;
    if (isUnknown || 'branch' in part || 'transmitters' in part) this.numbers.touch();
  }

  putCode(id: string, code: GivenCode | null): void {
    if (code === null) this.codes.delete(id);
    else this.codes.set(id, code);
    this.submit.touch();
  }

  /** True once the person has left a step, came to the review, or pressed Create. */
  isVisited(step: AccountStep): boolean {
    return this.visited.has(step) || this.step === 'review' || this.submit.refusals > 0;
  }

  goTo(step: AccountStep): void {
    if (this.step === step) return;
    this.visited.add(this.step);
    this.step = step;
    if (this.saver.rev > 0) this.saver.move();
  }

  /** Deletes the draft. Resolves to true if it was deleted. */
  async discard(): Promise<boolean> {
    const { id } = this;
    if (id !== null && this.saver.rev > 0) {
      const fallback = 'The draft could not be discarded.';
      if (!(await this.opening.run(() => this.#parts.gateway.discard(id), { fallback })))
        return false;
    }
    this.leave();
    void this.beginning.load({ background: true });
    return true;
  }

  /** Closes the draft; its saved copy stays on the server. */
  leave(): void {
    this.#wanted = '';
    this.codes.clear();
    this.id = null;
    this.extras.begin(null);
    this.saver.begin(0, null, null);
    this.submit.begin(null);
  }

  #show({ document, draft, expiresAt, id, rev, savedAt, siteNum, step }: StoredAccountDraft): void {
    this.#open(id, draft ?? emptyDraft(null), draft === null ? siteNum : null);
    this.saver.begin(rev, savedAt, expiresAt);
    if (draft === null) return;
    this.step = step;
    // A draft that was left is taken up where it was left: everything before that step was seen.
    this.visited.replace(earlierSteps(step));
    this.extras.begin(document);
    void this.numbers.look();
    void this.extras.look(draft.premises.street, draft.premises.postalCode);
  }

  #open(id: string, draft: AccountDraft, createdNum: number | null = null): void {
    this.numbers.start();
    Object.assign(this, { id, draft, step: 'account' });
    for (const one of [this.visited, this.codes]) one.clear();
    this.submit.begin(createdNum);
    this.extras.begin(null);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newAccount: NewAccountViewModel;
  }
}
