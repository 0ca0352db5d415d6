import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import type { NearAgencies, NearAgency } from '#core/site-file/near-agencies.schema.ts';

/** Agencies that other accounts in the town use, proposed where a form has none. A read that fails proposes nothing. */
export class NearAgenciesViewModel {
  near: NearAgencies | null = null;
  readonly #read: () => Answer<NearAgencies>;
  #turn = 0;

  constructor(read: () => Answer<NearAgencies>) {
    this.#read = read;
    makeAutoObservable(this, { near: observableRef });
  }

  start(): void {
    this.near = null;
    void this.#load(++this.#turn);
  }

  /** Returns the proposed agency of a kind; null if there is none. */
  of(kind: string): NearAgency | null {
    return this.near?.agencies.find((one) => one.kind === kind) ?? null;
  }

  async #load(turn: number): Promise<void> {
    const read = await this.#read();
    // The answer for an earlier address would propose another town's agencies.
    if (read.ok && turn === this.#turn) runInAction(() => (this.near = read.value));
  }
}
