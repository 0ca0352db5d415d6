import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { Failure } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import { providerTime } from '#core/sites/summarize-site.rule.ts';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { SavedSitesViewModel } from './saved-sites.view-model.ts';
import { Timer } from '../shell/timer.ts';

/** The preference key of the sidebar's state (spec §2.2). */
export const SIDEBAR = 'site-sidebar';

/** Milliseconds between clock updates. The remaining time is shown in minutes. */
const TICK = 15000;

/** Minimum milliseconds between reloads of a site with many events. */
const READ_EVERY = 1000;

/** The loading state of one site. A site outside the person's group counts as not found (domain guide 5.2). */
export type SiteReading =
  | { readonly at: 'none' }
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly info: SiteInfo }
  /** `elsewhere` is the group of the person in which the site is found instead; null if there is none. */
  | { readonly at: 'notFound'; readonly elsewhere: number | null }
  | { readonly at: 'failed'; readonly text: string };

interface Parts {
  readonly gateway: Pick<SitesGateway, 'siteInfo' | 'groupOfSite' | 'dataSheet'> &
    Pick<AttentionGateway, 'watchSite'>;
  readonly files: FileSaver;
  /** Live events, while the site is shown. */
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly saved: SavedSitesViewModel;
  readonly clock: Clock;
  readonly preferences: PreferenceStore;
  readonly userId: string;
  /** True if the person works in other groups too. */
  readonly hasOtherGroups: () => boolean;
}

/** The screen of one site, with the sidebar. Ignores late responses for another site (domain guide 6.11). */
export class SiteViewModel {
  reading: SiteReading = { at: 'none' };
  /** The site named in the URL; null for none. */
  siteNum: number | null = null;
  sidebarHidden: boolean;
  /** The provider's time, updated at intervals. */
  now: string;
  readonly saved: SavedSitesViewModel;
  /** The running request for the data sheet. */
  readonly printing = new Submission();
  readonly watching = new Submission();
  readonly #parts: Parts;
  #heard: { readonly saidAt: number; readonly heardAt: number } | null = null;
  #turn = 0;
  readonly #ticking = new Timer();
  readonly #listsSoon = new Timer();
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.saved = parts.saved;
    this.sidebarHidden = parts.preferences.read(parts.userId, SIDEBAR) === 'hidden';
    this.now = new Date(parts.clock.now()).toISOString();
    makeAutoObservable(this, {
      reading: observableRef,
      saved: false,
      printing: false,
      watching: false,
    });
  }

  start(): void {
    // Starts the lists in a separate task, so that the site is requested and painted before the lists.
    if (this.#listening === undefined) this.#listsSoon.after(0, () => this.saved.start());
    this.#ticking.every(TICK, () => this.tick());
    this.#listening ??= this.#listen();
  }

  dispose(): void {
    this.#turn += 1;
    this.siteNum = null;
    this.#listsSoon.stop();
    this.#ticking.stop();
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.saved.dispose();
  }

  /** Shows a site. Does nothing if the site is already shown. */
  open(siteNum: number | null): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.#turn += 1;
    this.reading = { at: siteNum === null ? 'none' : 'loading' };
    if (siteNum !== null) void this.#read(siteNum);
  }

  /** Reloads the site. The current content stays during the request. */
  async refresh(): Promise<void> {
    if (this.siteNum === null) return;
    this.#turn += 1;
    if (this.reading.at === 'failed') this.reading = { at: 'loading' };
    await this.#read(this.siteNum);
  }

  /** Downloads the data sheet of the site. */
  async print(): Promise<void> {
    const { files, gateway } = this.#parts;
    const { siteNum } = this;
    if (siteNum === null) return;
    await this.printing.run(() => gateway.dataSheet({ sn: siteNum }), {
      fallback: 'The data sheet could not be printed.',
      onOk: ({ bytes, name }) =>
        files.save({ name, type: 'application/pdf', content: new Uint8Array(bytes) }),
    });
  }

  /** Adds the site to the group's watch list or removes it, then reloads the site. */
  async watch(watched: boolean): Promise<void> {
    const { siteNum } = this;
    if (siteNum === null) return;
    await this.watching.run(() => this.#parts.gateway.watchSite({ sn: siteNum, watched }), {
      fallback: 'The watch list could not be changed.',
    });
    await this.refresh();
  }

  setSidebarHidden(hidden: boolean): void {
    this.sidebarHidden = hidden;
    const { preferences, userId } = this.#parts;
    preferences.write(userId, SIDEBAR, hidden ? 'hidden' : null);
  }

  tick(): void {
    if (this.#heard === null) return;
    this.now = new Date(
      providerTime({ ...this.#heard, now: this.#parts.clock.now() }),
    ).toISOString();
  }

  /** Reloads at once on the first event, and once more for all events in the following second. */
  #listen(): Subscription {
    const { events$, readAnew$ } = this.#parts.live;
    return merge(events$.pipe(filter(({ siteNum }) => siteNum === this.siteNum)), readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.#readQuietly());
  }

  /** Reloads in the background. On failure the current content stays; a late response never replaces a newer one. */
  async #readQuietly(): Promise<void> {
    const { siteNum } = this;
    if (siteNum === null) return;
    const turn = this.#turn;
    const result = await this.#parts.gateway.siteInfo({ sn: siteNum }, { background: true });
    if (turn !== this.#turn || !result.ok) return;
    runInAction(() => {
      const { reading } = this;
      if (reading.at === 'ready' && reading.info.asOf > result.value.asOf) return;
      this.#show(result.value);
    });
  }

  async #read(siteNum: number): Promise<void> {
    const turn = this.#turn;
    const result = await this.#parts.gateway.siteInfo({ sn: siteNum });
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (!result.ok) {
        this.#fail(result.error);
        return;
      }
      this.saved.opened(result.value);
      this.#show(result.value);
    });
  }

  /** Asks whether a site that is not in the active group is in another group of the person. */
  async #lookElsewhere(): Promise<void> {
    const { gateway, hasOtherGroups } = this.#parts;
    const { siteNum } = this;
    if (siteNum === null || !hasOtherGroups()) return;
    const turn = this.#turn;
    const found = await gateway.groupOfSite({ sn: siteNum }, { background: true });
    if (turn !== this.#turn || !found.ok) return;
    runInAction(() => (this.reading = { at: 'notFound', elsewhere: found.value.siteGroupNum }));
  }

  #show(info: SiteInfo): void {
    this.reading = { at: 'ready', info };
    this.#heard = { saidAt: Date.parse(info.asOf), heardAt: this.#parts.clock.now() };
    this.tick();
  }

  #fail(failure: Failure): void {
    // Includes 400, because the server refuses an overlong number without looking it up.
    if (failure.kind === 'refused' && (failure.status === 404 || failure.status === 400)) {
      this.reading = { at: 'notFound', elsewhere: null };
      if (failure.status === 404) void this.#lookElsewhere();
      return;
    }
    const text = explain(failure, 'The site could not be loaded.', 'read');
    if (text !== null && this.reading.at === 'loading') this.reading = { at: 'failed', text };
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly site: SiteViewModel;
  }
}
