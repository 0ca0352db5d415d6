import { makeAutoObservable, observable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { NumberAnswer, ShownBlock } from '#core/new-account/stored-account-draft.schema.ts';
import { cleanNumber } from '#core/sites/check-number.rule.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds from the last keystroke to the lookup of a typed account number. */
const PAUSE = 300;
/** Milliseconds between two renewals of held account numbers. Must be well below the half hour for which the server holds a number. */
const RENEW = 10 * 60000;

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'numbers'>;
  /**
   * Returns true once the person has typed into the draft. Until then nothing is looked up, because a lookup alone must
   * not create the draft on the server.
   */
  readonly isBegun: () => boolean;
  /** Saves the draft if needed. Resolves to true if the server has the draft. */
  readonly ready: () => Promise<boolean>;
  readonly read: () => {
    readonly id: string;
    readonly branch: number | null;
    readonly xmits: readonly string[];
  };
}

/** The account numbers of a draft: looked up while typing, and held while the page is open (domain guide 6.18). */
export class AccountNumbers {
  readonly answers = observable.map<string, NumberAnswer>({}, { deep: false });
  blocks: readonly ShownBlock[] = [];
  /** Count of account numbers still free in the branch; null before the first lookup. */
  free: number | null = null;
  busy = false;
  problem: string | null = null;
  readonly #parts: Parts;
  readonly #timer = new Timer();
  readonly #renewal = new Timer();
  #turn = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { answers: false });
  }

  /** Resets the state for another draft. */
  start(): void {
    this.forget();
    this.#renewal.every(RENEW, () => void this.look());
  }

  dispose(): void {
    this.#timer.stop();
    this.#renewal.stop();
    this.#turn += 1;
  }

  /** Returns the lookup result of a typed account number; null before the lookup. */
  of(typed: string): NumberAnswer | null {
    return this.answers.get(cleanNumber(typed)) ?? null;
  }

  /** Schedules a lookup after an account number or the branch has changed. */
  touch(): void {
    this.#timer.after(PAUSE, () => void this.look());
  }

  /** Discards all lookup results after the branch has changed, because each result is valid only for one branch. */
  forget(): void {
    this.answers.clear();
    this.free = null;
    this.blocks = [];
  }

  /** Looks up all account numbers of the draft, if the person has typed into it. */
  look(): Promise<string | null> {
    return this.#ask(false);
  }

  /** Holds the lowest free account number for the draft. Resolves to null when none is left. */
  next(): Promise<string | null> {
    return this.#ask(true);
  }

  async #ask(next: boolean): Promise<string | null> {
    this.#timer.stop();
    const turn = ++this.#turn;
    if (this.#parts.read().branch === null || !(next || this.#parts.isBegun())) return null;
    if (!(await this.#parts.ready())) return null;
    const { branch, id, xmits } = this.#parts.read();
    if (branch === null) return null;
    runInAction(() => (this.busy = true));
    const asked = xmits.filter((xmit) => xmit.trim() !== '');
    const answer = await this.#parts.gateway.numbers(id, { branch, next, xmits: asked });
    if (turn !== this.#turn) return null;
    return runInAction(() => {
      this.busy = false;
      if (!answer.ok) {
        this.problem = explain(answer.error, 'The numbers could not be checked.', 'read');
        return null;
      }
      this.problem = null;
      this.blocks = answer.value.blocks;
      this.free = answer.value.free;
      this.answers.replace(answer.value.answers.map((one) => [one.xmit, one]));
      return answer.value.next;
    });
  }
}
