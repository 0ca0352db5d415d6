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

/** How what happens reaches this screen, for the words about it, and when the line is back; listening to it opens nothing. */
export class LiveStateViewModel {
  state: LiveState = 'connecting';
  /** How often the line came back since this screen stands: what failed meanwhile is asked again. */
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
    // A line that stands open brings nothing to a device that says it has no network: it is cut later than that is known.
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
