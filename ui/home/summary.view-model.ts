import { reaction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ConsumerHome } from '#core/home/consumer-home.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import type { ViewModels } from '../shell/registry.ts';

/** Minimum milliseconds between two reloads while events arrive. */
const READ_EVERY = 300;

/** The kinds of events that change the states shown beside site names. */
const NAMED: ReadonlySet<LiveEvent['kind']> = new Set(['alarm', 'test', 'site']);

/** The view model of the customer's landing page: the state of every linked site (domain guide 6.7). */
export class SummaryViewModel {
  readonly sites: Loadable<ConsumerHome>;
  readonly #links: ViewModels['accountLinks'];
  readonly #live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  #watch: (() => void) | null = null;
  #listening: Subscription | null = null;

  constructor(parts: {
    readConsumerHome(how?: {
      readonly background: boolean;
    }): Promise<Result<ConsumerHome, Failure>>;
    /** Emits the live events of the sites while they are displayed. */
    live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
    links: ViewModels['accountLinks'];
  }) {
    this.#links = parts.links;
    this.#live = parts.live;
    this.sites = new Loadable({
      read: (how) => parts.readConsumerHome(how),
      fallback: 'The state of your sites could not be loaded.',
    });
  }

  /** Loads the site states. Reloads them after an event at a site, and when a site is linked or its link is removed. */
  start(): void {
    void this.sites.load();
    this.#listening ??= this.#listen();
    this.#watch ??= reaction(
      () => this.#links.known?.links.map(({ siteNum }) => siteNum),
      (now, before) => {
        if (before !== undefined && String(now) !== String(before)) void this.sites.load();
      },
    );
  }

  /** Reloads after events. For an alarm or test, also reloads the states beside the site names in the header. */
  #listen(): Subscription {
    const { events$, readAnew$ } = this.#live;
    const atMostEvery = { leading: true, trailing: true };
    const listening = merge(events$, readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, atMostEvery))
      .subscribe(() => void this.sites.load({ background: true }));
    const named$ = events$.pipe(
      filter(({ kind }) => NAMED.has(kind)),
      throttleTime(READ_EVERY, undefined, atMostEvery),
    );
    listening.add(named$.subscribe(() => void this.#links.load()));
    return listening;
  }

  dispose(): void {
    this.#watch?.();
    this.#watch = null;
    this.#listening?.unsubscribe();
    this.#listening = null;
    this.sites.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly summary: SummaryViewModel;
  }
}
