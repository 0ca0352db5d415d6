import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Observable, Subscription } from 'rxjs';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type {
  AccountLinks,
  LinkForm,
  LinkedSite,
} from '#core/account-links/account-links.schema.ts';
import {
  activeLink,
  groupOfLinks,
  chosenLinks,
} from '#core/account-links/links-of-session.rule.ts';
import type { changeLinks, LinkChange } from '#core/account-links/change-links.use-case.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { LinkRequests } from './link-requests.ts';
import { Timer } from '../shell/timer.ts';

interface Parts {
  readonly changeLinks: ReturnType<typeof changeLinks>;
  readonly context: SessionContext;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly clock: Clock;
  /** Says that something happened that the states of the sites are made of. */
  readonly news$: Observable<unknown>;
}

/** Milliseconds between two looks at the clock: the time a test is left with. */
const TICK = 15_000;

/**
 * A customer's links and the one they work with; one for the whole app, so that header and screens never differ.
 * Favourites and switches show at once and roll back with words when the provider refuses them (ui README §9).
 */
export class AccountLinksViewModel {
  /** As the provider last told them; null until they were read. */
  known: AccountLinks | null = null;
  /** Why they could not be read. */
  problem: string | null = null;
  /** The site whose removal is under way. */
  removing: number | null = null;
  readonly #favorites = observable.map<number, boolean>();
  switchingTo: number | null = null;
  /** For the time left, milliseconds. */
  now: number;
  readonly #parts: Parts;
  #watch: Subscription | null = null;
  #news: Subscription | null = null;
  readonly #ticking = new Timer();
  #owner: string | null = null;
  readonly #requests: LinkRequests;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#requests = new LinkRequests(parts.changeLinks);
    this.now = parts.clock.now();
    makeAutoObservable(this, { known: observableRef });
  }

  /** As the person sees them, with what they pressed a moment ago. */
  get shown(): AccountLinks | null {
    if (this.known === null) return null;
    return chosenLinks(this.known, {
      favorites: this.#favorites,
      activeSiteNum: this.switchingTo,
    });
  }

  get active(): LinkedSite | null {
    return this.shown === null ? null : activeLink(this.shown);
  }

  /** Follows the session for as long as the app lives: another person never sees the last one's links. */
  start(): void {
    this.#watch ??= this.#parts.context.state$.subscribe(({ view, context }) => {
      const customer =
        view?.user.applicationNum === APPLICATIONS.customer && !context.actionRequired;
      const owner = customer ? `${view.user.id} ${context.epoch}` : null;
      if (owner === this.#owner) return;
      this.#owner = owner;
      this.#forget();
      this.#follow(owner !== null);
      if (owner !== null) void this.load();
    });
  }

  tick(): void {
    this.now = this.#parts.clock.now();
  }

  /** Clock and events count only while somebody has links. */
  #follow(wanted: boolean): void {
    this.#ticking.stop();
    this.#news?.unsubscribe();
    this.#news = null;
    if (!wanted) return;
    this.#ticking.every(TICK, () => this.tick());
    this.#news = this.#parts.news$.subscribe(() => {
      this.tick();
      void this.load();
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
    this.#owner = null;
    this.#follow(false);
  }

  /** Reads the links, or their newest states; what is shown stays until the answer. */
  async load(): Promise<void> {
    const owner = this.#owner;
    const { result, isNewest } = await this.#requests.read(
      () => owner === this.#owner && this.switchingTo === null,
    );
    runInAction(() => {
      if (owner !== this.#owner) return;
      if (result.ok && isNewest) this.known = result.value;
      if (result.ok || this.known !== null) this.problem = null;
      else this.problem = explain(result.error, 'Your accounts could not be loaded.', 'read');
    });
  }

  /** Marks a site as favourite, or not; quick presses settle on the last wish. */
  async setFavorite(siteNum: number, favorite: boolean): Promise<void> {
    const underWay = this.#favorites.has(siteNum);
    this.#favorites.set(siteNum, favorite);
    if (underWay) return;
    for (;;) {
      const choice = this.#favorites.get(siteNum);
      if (choice === undefined) return;
      const result = await this.#change({ kind: 'favorite', siteNum, favorite: choice });
      if (this.#favorites.get(siteNum) !== choice) continue;
      runInAction(() => this.#favorites.delete(siteNum));
      if (!result.ok) this.#say(result.error, MESSAGES.favoriteAccountLink);
      return;
    }
  }

  /** Works with another site from now on; the screens follow before the provider has answered (spec §7.3 switchActiveAcct). */
  async switchTo(siteNum: number): Promise<void> {
    if (this.active?.siteNum === siteNum) return;
    const underWay = this.switchingTo !== null;
    this.#aim(siteNum);
    if (underWay) return;
    for (;;) {
      const choice = this.switchingTo;
      if (choice === null) return;
      const result = await this.#change({ kind: 'activate', siteNum: choice });
      if (this.switchingTo !== choice) continue;
      this.#aim(null);
      if (!result.ok) this.#say(result.error, MESSAGES.swapAccounts);
      return;
    }
  }

  /** Answers whether the link is gone. */
  async remove(siteNum: number): Promise<boolean> {
    if (this.removing !== null) return false;
    this.removing = siteNum;
    const result = await this.#change({ kind: 'remove', siteNum });
    runInAction(() => {
      this.removing = null;
    });
    if (!result.ok) this.#say(result.error, MESSAGES.deleteAccountLink);
    return result.ok;
  }

  /** Links a further site; its words stand in the form, so none are said here. */
  add(form: LinkForm, idempotencyKey: string): Promise<Result<AccountLinks, Failure>> {
    return this.#change({ kind: 'add', form, idempotencyKey });
  }

  async #change(change: LinkChange): Promise<Result<AccountLinks, Failure>> {
    const owner = this.#owner;
    const result = await this.#requests.change(change, () => owner === this.#owner);
    runInAction(() => {
      if (result.ok && owner === this.#owner) this.known = result.value;
    });
    return result;
  }

  /** The site group goes with the wish, so that no answer of the group before it is shown. */
  #aim(siteNum: number | null): void {
    runInAction(() => {
      this.switchingTo = siteNum;
    });
    const { shown } = this;
    if (shown === null) return;
    this.#parts.context.apply({ kind: 'groupChanged', siteGroupNum: groupOfLinks(shown) });
  }

  #forget(): void {
    runInAction(() => {
      this.known = null;
      this.problem = null;
      this.removing = null;
      this.switchingTo = null;
      this.#favorites.clear();
    });
  }

  #say(failure: Failure, fallback: string): void {
    const title = explain(failure, fallback);
    if (title === null) return;
    this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accountLinks: AccountLinksViewModel;
  }
}
