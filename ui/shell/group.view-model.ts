import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { groupFromAddress, type Place } from '#core/navigation/read-place.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { SessionState } from '#core/session/session-state.rule.ts';
import type { SiteGroup } from '#core/session/user.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';

/** The active site group of the whole screen. Shared by the whole app. */
export class GroupViewModel {
  session: SessionState;
  readonly #choose: (siteGroupNum: number) => void;
  /** The last URL whose group was applied. That URL is not applied again, so that it cannot undo a group chosen later. */
  #granted: string | null = null;

  constructor(parts: { context: SessionContext; choose(siteGroupNum: number): void }) {
    this.session = parts.context.current;
    this.#choose = (siteGroupNum) => parts.choose(siteGroupNum);
    makeAutoObservable(this, { session: observableRef });
    parts.context.state$.subscribe((state) =>
      runInAction(() => {
        this.session = state;
      }),
    );
  }

  /** A key that changes with the person or group, so that no earlier content stays on the screen. */
  get version(): string {
    const { epoch, groupVersion } = this.session.context;
    return `${epoch}.${groupVersion}`;
  }

  /** The groups a dealer can work in; empty for other people. */
  get groups(): readonly SiteGroup[] {
    const user = this.session.view?.user;
    return user?.applicationNum === APPLICATIONS.dealer ? user.allowedDealers : [];
  }

  /** The active group; null if there is none or its name is unknown. */
  get active(): SiteGroup | null {
    const active = this.session.view?.siteGroupNum;
    return this.groups.find(({ siteGroupNum }) => siteGroupNum === active) ?? null;
  }

  choose(siteGroupNum: number): void {
    this.#choose(siteGroupNum);
  }

  /** Returns true if a URL names a group other than the active one (spec §2.2 `sg`). Each opened URL is applied once. */
  asksForAnother(address: string, place: Place): boolean {
    return this.#wanted(address, place) !== null;
  }

  /** Switches to the group named in the URL. */
  grant(address: string, place: Place): void {
    const wanted = this.#wanted(address, place);
    this.#granted = address;
    if (wanted !== null) this.#choose(wanted);
  }

  #wanted(address: string, place: Place): number | null {
    const { view } = this.session;
    if (view === null || address === this.#granted) return null;
    const wanted = groupFromAddress(place, view.user);
    return wanted === view.siteGroupNum ? null : wanted;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly group: GroupViewModel;
  }
}
