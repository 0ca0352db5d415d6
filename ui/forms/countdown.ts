import { makeAutoObservable, runInAction } from 'mobx';
import { secondsLeft } from '#core/mfa/cooldown-until.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Timer } from '../shell/timer.ts';

/**
 * The remaining seconds at which the countdown is announced to screen readers. An announcement every second would
 * interrupt all other announcements (ui README §12).
 */
const SPOKEN_SECONDS: readonly number[] = [30, 10, 0];

/** Returns seconds as `m:ss`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the announcement of the wait before another code or link; empty if nothing was announced yet. */
export const spokenWait = (what: 'code' | 'link', seconds: number | null): string => {
  if (seconds === null) return '';
  return seconds === 0
    ? `You can ask for another ${what} now.`
    : `You can ask for another ${what} in ${counted(seconds, 'second')}.`;
};

/** A visible countdown to a point in time. */
export class Countdown {
  left = 0;
  /** The last announced number of seconds; null before the first announcement. */
  spoken: number | null = null;
  #until = 0;
  readonly #clock: Clock;
  readonly #timer = new Timer();

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  get running(): boolean {
    return this.left > 0;
  }

  /** Counts down to `until` (ms). An `until` before the end of a running countdown is ignored. */
  runTo(until: number): void {
    this.#until = Math.max(this.#until, until);
    this.#read();
    this.resume();
  }

  /** Resumes the countdown after `dispose`, for a component that is mounted twice. */
  resume(): void {
    this.#read();
    if (this.left > 0) this.#timer.every(1000, () => runInAction(() => this.#read()));
  }

  dispose(): void {
    this.#timer.stop();
  }

  #read(): void {
    const before = this.left;
    this.left = secondsLeft(this.#until, this.#clock.now());
    if (before === this.left) return;
    const passed = SPOKEN_SECONDS.find((mark) => this.left <= mark && before > mark);
    if (before === 0) this.spoken = this.left;
    else if (passed !== undefined) this.spoken = passed;
    if (this.left === 0) this.dispose();
  }
}

/** A code or link that can be requested again through some channels, after a wait. */
export interface Resendable {
  /** The channel through which the newest code was sent. */
  readonly sentTo: ContactType | null;
  /** The available channels, the last used one first. */
  readonly channels: readonly ContactType[];
  readonly resendWait: Pick<Countdown, 'running' | 'left' | 'spoken'>;
  readonly resendBlocked: boolean;
  resend(channel: ContactType): Promise<void>;
}
