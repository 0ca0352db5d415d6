import { makeAutoObservable, observableRef } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { Answer } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { Loadable } from './loadable.ts';

/** Minimum milliseconds between two reloads. */
const READ_EVERY = 1000;

/** The ports and callbacks that load the data of a site. */
export interface SiteReadingParts<T> {
  readonly read: (siteNum: number, how?: { readonly background: true }) => Answer<T>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly fallback: string;
  /** Kinds of events that cause a reload. By default those about the site's data. */
  readonly kinds?: readonly string[];
  /** Called when another site is opened, to close everything of the current site. */
  readonly onLeave?: () => void;
}

const OF_DATA = ['site'];

/** Data of one site: loaded when the site is opened, and reloaded whenever the data changes. */
export class SiteReading<T> {
  source: Loadable<T>;
  siteNum: number | null = null;
  readonly #parts: SiteReadingParts<T>;
  #listening: Subscription | null = null;

  constructor(parts: SiteReadingParts<T>) {
    this.#parts = parts;
    this.source = this.#loadable(null);
    makeAutoObservable(this, { source: observableRef });
  }

  /** The loaded data; null before it is loaded. */
  get value(): T | null {
    return this.source.state.at === 'ready' ? this.source.state.value : null;
  }

  start(): void {
    this.#listening ??= this.#listen();
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = null;
    this.source.dispose();
    this.siteNum = null;
    this.#parts.onLeave?.();
  }

  /** Shows a site, or none when `siteNum` is null. Does nothing if the site is already shown. */
  open(siteNum: number | null): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.source.dispose();
    this.source = this.#loadable(siteNum);
    this.#parts.onLeave?.();
    if (siteNum !== null) void this.source.load();
  }

  /**
   * Reloads the data. Resolves to what was read. Null if the reload failed, though the earlier value stays shown, or if
   * the site is no longer open.
   */
  async reload(): Promise<T | null> {
    const { siteNum } = this;
    if (siteNum === null) return null;
    const read = await this.source.load({ background: true });
    return siteNum === this.siteNum ? read : null;
  }

  #listen(): Subscription {
    const { kinds = OF_DATA, live } = this.#parts;
    const own$ = live.events$.pipe(
      filter(({ kind, siteNum }) => kinds.includes(kind) && siteNum === this.siteNum),
    );
    return merge(own$, live.readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.reload());
  }

  #loadable(siteNum: number | null): Loadable<T> {
    const { fallback, read } = this.#parts;
    return new Loadable({ read: (how) => read(siteNum ?? 0, how), fallback });
  }
}
