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
  /** Emits when an event may have changed the state of a linked site. */
  readonly news$: Observable<unknown>;
}

/** Milliseconds between two updates of the remaining test time. */
const TICK = 15_000;

/**
 * A customer's linked sites and the active site, shared by header and screens. A change of a favorite or of the active
 * site shows at once; if the provider refuses the change, the change is undone with a message (ui README §9).
 */
export class AccountLinksViewModel {
  /** The links as last received from the provider; null before the first response. */
  known: AccountLinks | null = null;
  /** The reason why the links could not be loaded. */
  problem: string | null = null;
  /** The site number whose link is being removed. */
  removing: number | null = null;
  readonly #favorites = observable.map<number, boolean>();
  switchingTo: number | null = null;
  /** The current time in milliseconds, for the remaining test time. */
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

  /** The links as displayed, including changes the provider has not confirmed yet. */
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

  /** Follows the session until the app closes, so that a new user never sees the previous user's links. */
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

  /** Starts the clock and the event subscription if `wanted`, otherwise stops both. */
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

  /** Loads the links with the newest state of each site. The current data stays visible until the response arrives. */
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

  /** Adds or removes a favorite. If the star is pressed several times quickly, the last press counts. */
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

  /** Makes another site active. The screens show the new site before the provider has responded (spec §7.3 switchActiveAcct). */
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

  /** Removes a link. Returns whether the link was removed. */
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

  /** Links a further site. Shows no toast on failure, because the form shows its own failure message. */
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

  /** Sets the site group of the new active site, so that responses for the previous group are discarded. */
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
