import { makeAutoObservable, runInAction } from 'mobx';
import {
  combineLatest,
  distinctUntilChanged,
  filter,
  merge,
  pairwise,
  skip,
  type Subscription,
} from 'rxjs';
import type { Connection } from '#core/connectivity/connection.port.ts';
import type { LiveFeed, LiveState } from '#core/live/live-feed.port.ts';

/** The state of the live stream, and its number of reconnections. Reading the state or the number opens no connection. */
export class LiveStateViewModel {
  state: LiveState = 'connecting';
  /** The number of reconnections since the screen was opened. Failed requests are repeated after each reconnection. */
  returns = 0;
  readonly #parts: Pick<LiveFeed, 'state$'> & Connection;
  #watch: Subscription | null = null;

  constructor(parts: Pick<LiveFeed, 'state$'> & Connection) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  start(): void {
    if (this.#watch !== null) return;
    const { online$, state$ } = this.#parts;
    // A device without a network receives no events, even before the open connection is reported as lost.
    this.#watch = combineLatest([state$, online$]).subscribe(([state, online]) => {
      runInAction(() => {
        this.state = state === 'live' && !online ? 'connecting' : state;
      });
    });
    const live$ = state$.pipe(
      pairwise(),
      filter(([before, now]) => before !== 'live' && now === 'live'),
    );
    const back$ = online$.pipe(
      distinctUntilChanged(),
      skip(1),
      filter((is) => is),
    );
    this.#watch.add(
      merge(live$, back$).subscribe(() => {
        runInAction(() => {
          this.returns += 1;
        });
      }),
    );
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly live: LiveStateViewModel;
  }
}
