import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { groupFromAddress, type Place } from '#core/navigation/read-place.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { SessionState } from '#core/session/session-state.rule.ts';
import type { SiteGroup } from '#core/session/user.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';

/** The site group the whole screen belongs to. Shared by the whole app. */
export class GroupViewModel {
  session: SessionState;
  readonly #choose: (siteGroupNum: number) => void;
  /** The last address whose group was applied, so that it does not undo a later choice. */
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

  /** Changes with each change of person or group, so that no older content stays on the screen. */
  get version(): string {
    const { epoch, groupVersion } = this.session.context;
    return `${epoch}.${groupVersion}`;
  }

  /** The groups a dealer may work in; empty for other people. */
  get groups(): readonly SiteGroup[] {
    const user = this.session.view?.user;
    return user?.applicationNum === APPLICATIONS.dealer ? user.allowedDealers : [];
  }

  /** The active group; null when there is none or its name is unknown. */
  get active(): SiteGroup | null {
    const active = this.session.view?.siteGroupNum;
    return this.groups.find(({ siteGroupNum }) => siteGroupNum === active) ?? null;
  }

  /** Changes the active group. */
  choose(siteGroupNum: number): void {
    this.#choose(siteGroupNum);
  }

  /** Returns true if an address asks for another group than the active one (spec §2.2 `sg`). Each address is applied once per opening. */
  asksForAnother(address: string, place: Place): boolean {
    return this.#wanted(address, place) !== null;
  }

  /** Changes to the group named in the address. */
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
