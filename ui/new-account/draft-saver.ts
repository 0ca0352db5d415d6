import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds after the last key until a draft is saved. */
const PAUSE = 900;

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'save'>;
  readonly read: () => {
    readonly id: string;
    readonly step: AccountStep;
    readonly draft: AccountDraft;
  };
}

/** Saves a draft by itself a moment after each change, one save after the other, under the revision of the last (domain guide 6.18 "Draft"). */
export class DraftSaver {
  rev = 0;
  /** ISO instants; null before the first save. */
  savedAt: string | null = null;
  expiresAt: string | null = null;
  /** Another tab or device saved it meanwhile: nothing is overwritten. */
  stale = false;
  problem: string | null = null;
  /** Something was changed that is not saved yet, be it the step one stands at. */
  pending = false;
  /** Something that was typed is not saved yet. */
  typed = false;
  readonly #parts: Parts;
  readonly #timer = new Timer();
  #running: Promise<boolean> | null = null;
  /** Grows with each draft, so that a late answer counts for none but its own. */
  #turn = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  begin(rev: number, savedAt: string | null, expiresAt: string | null): void {
    this.#timer.stop();
    this.#turn += 1;
    Object.assign(this, { rev, savedAt, expiresAt, stale: false, problem: null });
    Object.assign(this, { pending: false, typed: false });
  }

  /** Whether the draft stands on the server or is about to: something was typed into it. */
  get isBegun(): boolean {
    return this.rev > 0 || this.pending;
  }

  /** What leaving loses where it is not all that was typed, with so many codes, which no draft keeps. */
  lossWith(codes: number): string | null {
    return this.typed || this.rev === 0 || codes === 0
      ? null
      : 'The draft is saved, but the codes you entered are not: no draft keeps them.';
  }

  /** Something was typed. */
  touch(): void {
    this.typed = true;
    this.move();
  }

  /** The draft is to be saved, though nothing would be lost. */
  move(): void {
    this.pending = true;
    this.#timer.stop();
    if (!this.stale) this.#timer.after(PAUSE, () => void this.flush());
  }

  /** Saves what waits, after whatever is being saved; answers whether the draft stands on the server as it stands here. */
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
    runInAction(() => Object.assign(this, { pending: false, typed: false }));
    const answer = await gateway.save(id, { rev: this.rev, step, draft });
    if (turn !== this.#turn) return false;
    return runInAction(() => {
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
