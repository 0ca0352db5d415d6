import { makeAutoObservable, runInAction } from 'mobx';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { Timer } from './timer.ts';

interface AlarmCountParts {
  readInBackground(): Promise<Result<DealerHome, Failure>>;
  inSight(): boolean;
  /** Called with the count of waiting messages, which the same request returns. */
  showWaiting(count: number | null): void;
}

/** Milliseconds between two loads of the alarm count. */
const EVERY = 60000;

/**
 * The count of alarms in progress in the active group, polled while the page is visible. Polling does not extend the
 * session; a failed load keeps the last count.
 */
export class AlarmCountViewModel {
  count: number | null = null;
  readonly #parts: AlarmCountParts;
  readonly #timer = new Timer();
  #run = 0;

  constructor(parts: AlarmCountParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  start(): void {
    this.#timer.every(EVERY, () => void this.refresh());
    void this.refresh();
  }

  dispose(): void {
    this.#timer.stop();
    this.#run += 1;
    this.count = null;
    this.#parts.showWaiting(null);
  }

  async refresh(): Promise<void> {
    if (!this.#parts.inSight()) return;
    const run = this.#run;
    const result = await this.#parts.readInBackground();
    if (!result.ok || run !== this.#run) return;
    runInAction(() => {
      this.count = result.value.activeAlarmCount;
      this.#parts.showWaiting(result.value.waitingMessages);
    });
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly alarmCount: AlarmCountViewModel;
  }
}
