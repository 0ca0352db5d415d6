import { makeAutoObservable, observable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { NumberAnswer, ShownBlock } from '#core/new-account/stored-account-draft.schema.ts';
import { cleanNumber } from '#core/sites/check-number.rule.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds after the last key until a number is looked up. */
const PAUSE = 300;
/** Held numbers are asked for again well before their half hour is over. */
const RENEW = 10 * 60000;

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'numbers'>;
  /** Something was typed into the draft: looking alone puts none on the server. */
  readonly isBegun: () => boolean;
  /** The draft stands on the server, or is put there. */
  readonly ready: () => Promise<boolean>;
  readonly read: () => {
    readonly id: string;
    readonly branch: number | null;
    readonly xmits: readonly string[];
  };
}

/** What is known of the numbers of a draft, looked up while they are typed and held while the page is open (domain guide 6.18). */
export class AccountNumbers {
  readonly answers = observable.map<string, NumberAnswer>({}, { deep: false });
  blocks: readonly ShownBlock[] = [];
  /** How many of the branch's numbers may still be had; null until that was asked. */
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

  /** Begins anew, for another draft. */
  start(): void {
    this.forget();
    this.#renewal.every(RENEW, () => void this.look());
  }

  dispose(): void {
    this.#timer.stop();
    this.#renewal.stop();
    this.#turn += 1;
  }

  /** What is known of what stands in a field; null while nobody has looked. */
  of(typed: string): NumberAnswer | null {
    return this.answers.get(cleanNumber(typed)) ?? null;
  }

  /** A number or the branch was changed. */
  touch(): void {
    this.#timer.after(PAUSE, () => void this.look());
  }

  /** Nothing that is known counts for another branch. */
  forget(): void {
    this.answers.clear();
    this.free = null;
    this.blocks = [];
  }

  /** Looks at all numbers of a draft that was begun. */
  look(): Promise<string | null> {
    return this.#ask(false);
  }

  /** Holds the lowest free number for the draft; null where none is left. */
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
