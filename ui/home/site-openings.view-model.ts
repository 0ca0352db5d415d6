import { interval, filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { Answer } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { OpenAct, OpenDay, SiteOpenings } from '#core/openings/site-openings.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** Minimum milliseconds between two reloads while areas open and close. */
const READ_EVERY = 1000;
/** Milliseconds between two reloads, needed because today's bar grows without any event. */
const GROWS_EVERY = 300_000;

/** Loads in the background, so that a failure of this additional chart does not block the screen. */
const QUIETLY = { background: true } as const;

/** The view model for the times at which the displayed site's areas were recently open. */
export class SiteOpeningsViewModel {
  readonly openings: Loadable<SiteOpenings>;
  readonly #live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  #siteNum: number | null = null;
  #listening: Subscription | undefined;

  constructor(parts: {
    readonly read: (
      siteNum: number,
      how?: { readonly background: boolean },
    ) => Answer<SiteOpenings>;
    readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  }) {
    this.#live = parts.live;
    this.openings = new Loadable({
      read: (how) => parts.read(this.#siteNum ?? 0, how),
      fallback: 'The last days could not be loaded.',
    });
  }

  /** Loads the open times of a site, and reloads them while the site is displayed. */
  open(siteNum: number): void {
    this.#siteNum = siteNum;
    void this.openings.load(QUIETLY);
    const { events$, readAnew$ } = this.#live;
    const opened$ = events$.pipe(
      filter((event) => event.siteNum === this.#siteNum && event.kind === 'area'),
    );
    this.#listening ??= merge(opened$, readAnew$, interval(GROWS_EVERY))
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.openings.load(QUIETLY));
  }

  /** Retries loading after a failure. */
  again(): Promise<unknown> {
    return this.openings.load(QUIETLY);
  }

  /** Returns the open times of one area per day; empty if the area reports none or the openings are not loaded yet. */
  daysOf(devNum: number, areaNum: number): readonly OpenDay[] {
    return this.#areaOf(devNum, areaNum)?.days ?? [];
  }

  /** Returns who opened and closed one area, newest first. */
  actsOf(devNum: number, areaNum: number): readonly OpenAct[] {
    return this.#areaOf(devNum, areaNum)?.acts ?? [];
  }

  #areaOf(devNum: number, areaNum: number): SiteOpenings['areas'][number] | undefined {
    const { state } = this.openings;
    return state.at === 'ready'
      ? state.value.areas.find((one) => one.devNum === devNum && one.areaNum === areaNum)
      : undefined;
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.openings.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteOpenings: SiteOpeningsViewModel;
  }
}
