import { makeAutoObservable, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import type { LiveFeed, LiveState } from '#core/live/live-feed.port.ts';

/** How what happens reaches this screen, for the words about it; listening to it opens nothing. */
export class LiveStateViewModel {
  state: LiveState = 'connecting';
  readonly #state$: LiveFeed['state$'];
  #watch: Subscription | null = null;

  constructor({ state$ }: Pick<LiveFeed, 'state$'>) {
    this.#state$ = state$;
    makeAutoObservable(this);
  }

  start(): void {
    this.#watch ??= this.#state$.subscribe((state) => {
      runInAction(() => {
        this.state = state;
      });
    });
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
