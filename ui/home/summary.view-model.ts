import { reaction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ConsumerHome } from '#core/home/consumer-home.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import type { ViewModels } from '../shell/registry.ts';

/** Milliseconds between two readings where much happens. */
const READ_EVERY = 300;

/** What changes the states beside the names of sites. */
const NAMED: ReadonlySet<LiveEvent['kind']> = new Set(['alarm', 'test', 'site']);

/** The customer's landing page: the state of every linked site (domain guide 6.7). */
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
    /** What happens at the sites while they are looked at. */
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

  /** Reads the states, and anew when something happened at a site, or one was linked or removed. */
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

  /** The states beside the names in the header change with alarms and tests; the rest is this screen's own. */
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
