import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between two checks whether a code was sent, and the number of checks. */
const LOOK_EVERY = 2000;
const MOST_LOOKS = 60;

/** Checks repeatedly until the newest code was sent. A failed delivery may still succeed at a later attempt. */
export class CodeDepartureWatch {
  /** The status is "sending" until the message has really left. */
  state: CodeDeparture = 'sending';
  readonly #ask: () => Answer<CodeDeparture>;
  readonly #looking = new Timer();
  #turn = 0;

  constructor(ask: () => Answer<CodeDeparture>) {
    this.#ask = ask;
    makeAutoObservable(this);
  }

  follow(): void {
    this.dispose();
    this.state = 'sending';
    void this.#look(this.#turn, 1);
  }

  dispose(): void {
    this.#turn += 1;
    this.#looking.stop();
  }

  async #look(turn: number, looks: number): Promise<void> {
    const found = await this.#ask();
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (found.ok) this.state = found.value;
    });
    if (this.state === 'sent' || looks === MOST_LOOKS) return;
    this.#looking.after(LOOK_EVERY, () => void this.#look(turn, looks + 1));
  }
}
