import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between two status requests about a sent code, and the maximum number of requests. */
const LOOK_EVERY = 2000;
const MOST_LOOKS = 60;

/**
 * Requests a code's delivery status repeatedly, at most `MOST_LOOKS` times, until the code was sent. The requests continue
 * after a failed delivery, because a later delivery attempt may succeed.
 */
export class CodeDepartureWatch {
  /** The delivery status, which stays "sending" until the portal's server has sent the message. */
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
