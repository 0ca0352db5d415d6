import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds from the last keystroke to saving the draft. */
const PAUSE = 900;

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'save'>;
  readonly read: () => {
    readonly id: string;
    readonly step: AccountStep;
    readonly draft: AccountDraft;
  };
}

/** Saves a draft automatically after each change, one save at a time, each based on the last saved revision (domain guide 6.18 "Draft"). */
export class DraftSaver {
  rev = 0;
  /** ISO instant; null before the first save. */
  savedAt: string | null = null;
  expiresAt: string | null = null;
  /** True if another tab or device has saved the draft since this page last loaded or saved it. This page then stops saving the draft. */
  stale = false;
  problem: string | null = null;
  /** True while any change is unsaved, including a move to another step. */
  pending = false;
  /** True while typed input is unsaved. */
  typed = false;
  /** True while typed input is on its way to the server, which may still refuse it. */
  sending = false;
  readonly #parts: Parts;
  readonly #timer = new Timer();
  #running: Promise<boolean> | null = null;
  /** Increases with each opened draft, so that a late response for an earlier draft is ignored. */
  #turn = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  begin(rev: number, savedAt: string | null, expiresAt: string | null): void {
    this.#timer.stop();
    this.#turn += 1;
    Object.assign(this, { rev, savedAt, expiresAt, stale: false, problem: null });
    Object.assign(this, { pending: false, typed: false, sending: false });
  }

  /** True if the draft is on the server, or will be because the person has typed into it. */
  get isBegun(): boolean {
    return this.rev > 0 || this.pending;
  }

  /** True while typed input is not on the server. */
  get unsaved(): boolean {
    return this.typed || this.sending;
  }

  /** Returns the warning to show on leaving if only codes would be lost; null otherwise. */
  lossWith(codes: number): string | null {
    return this.unsaved || this.rev === 0 || codes === 0
      ? null
      : 'The draft is saved, but the codes you entered are not. Drafts never include codes.';
  }

  /** Marks typed input as unsaved. */
  touch(): void {
    this.typed = true;
    this.move();
  }

  /** Schedules a save without marking the input as typed, so that leaving shows no warning. */
  move(): void {
    this.pending = true;
    this.#timer.stop();
    if (!this.stale) this.#timer.after(PAUSE, () => void this.flush());
  }

  /** Saves what is pending now instead of after the pause, because the person leaves. */
  async finish(): Promise<void> {
    if (this.pending || this.unsaved) await this.flush();
  }

  /** Saves pending changes after any running save. Resolves to true if the server has the current draft. */
  async flush(): Promise<boolean> {
    this.#timer.stop();
    while (this.#running !== null) await this.#running;
    if (this.stale) return false;
    if (!this.pending && this.rev > 0) return true;
    this.#running = this.#save();
    const saved = await this.#running;
    this.#running = null;
    return saved && (!this.pending || this.flush());
  }

  async #save(): Promise<boolean> {
    const { gateway, read } = this.#parts;
    const turn = this.#turn;
    const { draft, id, step } = read();
    const { typed } = this;
    runInAction(() => Object.assign(this, { pending: false, typed: false, sending: typed }));
    const answer = await gateway.save(id, { rev: this.rev, step, draft });
    if (turn !== this.#turn) return false;
    return runInAction(() => {
      this.sending = false;
      if (answer.ok) {
        Object.assign(this, { ...answer.value, problem: null });
        return true;
      }
      this.pending = true;
      this.typed ||= typed;
      this.stale = isStale(answer.error);
      this.problem = this.stale
        ? null
        : explain(answer.error, 'The draft could not be saved. What you typed is still here.');
      return false;
    });
  }
}
