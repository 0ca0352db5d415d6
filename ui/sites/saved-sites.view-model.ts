import { makeAutoObservable, observable, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import { explain } from '#core/kernel/explain.rule.ts';
import { mapOk, type Failure } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  answerChoice,
  isSettled,
  nextToSend,
  pressStar,
  sendChoice,
  settledChoice,
  type FavoriteChoice,
} from '#core/sites/favorite-choice.rule.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import { summarizeSite } from '#core/sites/summarize-site.rule.ts';
import type { SiteInfo, SiteSummary } from '#core/sites/site-info.schema.ts';
import {
  chosenFavorites,
  recentsBesideFavorites,
  recentsSince,
} from '#core/sites/chosen-favorites.rule.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly sites: Pick<SitesGateway, 'favoriteSites' | 'recentSites' | 'setFavoriteSite'>;
  readonly toasts: ToastStore;
  /** False during an impersonation, because opening a site must not change the person's recent sites. */
  readonly leavesOpenings: boolean;
  /** Live events of the sites, which keep the shown states current. */
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
}

/** Kinds of events that change a shown site state. */
const STATES: ReadonlySet<string> = new Set(['alarm', 'test', 'trouble', 'site']);

/** Minimum milliseconds between two reloads of the lists. */
const READ_EVERY = 1000;

type List = Loadable<readonly SiteSummary[]>;

interface Star {
  readonly site: SiteSummary;
  readonly choice: FavoriteChoice;
}

const QUIETLY = { background: true } as const;
type Quietly = typeof QUIETLY;

const shownOf = ({ state }: List): readonly SiteSummary[] | null =>
  state.at === 'ready' ? state.value : null;

/** The favorites and recent sites. Pressing a star changes the list at once; a refused change is reverted (spec §4.3). */
export class SavedSitesViewModel {
  readonly favorites: List;
  readonly recents: List;
  readonly #parts: Parts;
  #listening: Subscription | undefined;
  /** Pressed stars by site number, kept until the lists are reloaded. */
  readonly #stars = observable.map<number, Star>({}, { deep: false });
  /** Sites opened since the last load of the recent sites, newest last. */
  readonly #visits = observable.map<number, SiteSummary>({}, { deep: false });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.favorites = new Loadable({
      read: async (how) => mapOk(await parts.sites.favoriteSites({}, how), ({ sites }) => sites),
      fallback: 'Your favorites could not be loaded.',
    });
    this.recents = new Loadable({
      read: async (how) => mapOk(await parts.sites.recentSites({}, how), ({ sites }) => sites),
      fallback: 'Your recent accounts could not be loaded.',
    });
    makeAutoObservable(this, { favorites: false, recents: false });
  }

  get shownFavorites(): readonly SiteSummary[] {
    const choices = [...this.#stars.values()];
    return chosenFavorites(
      shownOf(this.favorites) ?? [],
      choices.map(({ site, choice }) => ({ site, favorite: choice.choice })),
    );
  }

  get shownRecents(): readonly SiteSummary[] {
    if (this.recents.state.at !== 'ready') return [];
    const recents = recentsSince(this.recents.state.value, [...this.#visits.values()].toReversed());
    return recentsBesideFavorites(recents, this.shownFavorites);
  }

  /** Records an opened site as the most recent one. If the site has no summary, reloads the recent sites instead. */
  opened(info: SiteInfo): void {
    if (!this.#parts.leavesOpenings) return;
    const site = summarizeSite(info);
    if (site === null) {
      void this.#readRecents();
      return;
    }
    this.#visits.delete(site.siteNum);
    this.#visits.set(site.siteNum, site);
  }

  start(): void {
    void this.#readFavorites();
    void this.#readRecents();
    const { events$, readAnew$ } = this.#parts.live;
    const isOfLists = ({ kind, siteNum }: LiveEvent): boolean =>
      STATES.has(kind) &&
      [...this.shownFavorites, ...this.shownRecents].some((site) => site.siteNum === siteNum);
    this.#listening ??= merge(events$.pipe(filter(isOfLists)), readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => {
        void this.#readFavorites(QUIETLY);
        void this.#readRecents(QUIETLY);
      });
  }

  /** Loads the favorites, then drops confirmed stars, unless the response is not the list shown. */
  async #readFavorites(how?: Quietly): Promise<void> {
    const read = await this.favorites.load(how);
    if (read === null || read !== shownOf(this.favorites)) return;
    runInAction(() => {
      for (const [siteNum, { choice }] of Array.from(this.#stars))
        if (isSettled(choice)) this.#stars.delete(siteNum);
    });
  }

  /**
   * Loads the recent sites. Sites that the user opens meanwhile stay at the top, because the response may lack them. All do
   * if the response is not the list shown.
   */
  async #readRecents(how?: Quietly): Promise<void> {
    const opened = new Map(this.#visits);
    const read = await this.recents.load(how);
    if (read === null || read !== shownOf(this.recents)) return;
    runInAction(() => {
      for (const { siteNum } of read)
        if (this.#visits.get(siteNum) === opened.get(siteNum)) this.#visits.delete(siteNum);
    });
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.favorites.dispose();
    this.recents.dispose();
  }

  /** Returns whether a site is shown as a favorite. A pressed star decides first, then the list, then `read`. */
  isFavorite(siteNum: number, read: boolean): boolean {
    const star = this.#stars.get(siteNum);
    if (star !== undefined) return star.choice.choice;
    if (this.favorites.state.at !== 'ready') return read;
    return this.favorites.state.value.some((site) => site.siteNum === siteNum);
  }

  /** Toggles the star of a site. `favorite` is the current state. */
  async toggle(site: SiteSummary, favorite: boolean): Promise<void> {
    const { siteNum } = site;
    const star = this.#stars.get(siteNum) ?? { site, choice: settledChoice(favorite) };
    this.#stars.set(siteNum, { ...star, choice: pressStar(star.choice) });
    await this.#settle(siteNum);
  }

  /** Sends the pressed states one after another, until the server has confirmed the last. */
  async #settle(siteNum: number): Promise<void> {
    let sent = this.#send(siteNum);
    if (sent === null) return;
    while (sent !== null) {
      const result = await this.#parts.sites.setFavoriteSite(sent);
      const rolledBack = this.#answer(siteNum, result.ok);
      if (!result.ok && rolledBack) this.#tell(result.error, sent.favorite);
      sent = this.#send(siteNum);
    }
    await this.#readFavorites();
  }

  #send(siteNum: number): { transmitterCode: string; favorite: boolean } | null {
    const star = this.#stars.get(siteNum);
    const favorite = star === undefined ? null : nextToSend(star.choice);
    if (star === undefined || favorite === null) return null;
    runInAction(() => this.#stars.set(siteNum, { ...star, choice: sendChoice(star.choice) }));
    return { transmitterCode: star.site.transmitterCode, favorite };
  }

  /** Applies a response to the star. Returns true if the shown star was reverted. */
  #answer(siteNum: number, accepted: boolean): boolean {
    const star = this.#stars.get(siteNum);
    if (star === undefined) return false;
    const choice = answerChoice(star.choice, accepted);
    runInAction(() => this.#stars.set(siteNum, { ...star, choice }));
    return choice.choice !== star.choice.choice;
  }

  #tell(failure: Failure, favorite: boolean): void {
    const title = favorite ? MESSAGES.addFavorite : MESSAGES.removeFavorite;
    const message = explain(failure, title);
    if (message === null) return;
    // Removes the title from the text, so that the toast does not repeat it.
    const text = message.startsWith(title) ? message.slice(title.length).trim() : message;
    this.#parts.toasts.show({
      tone: 'alarm',
      title,
      ...(text !== '' && { text }),
      durationMs: DURATIONS.toastShort,
    });
  }
}
