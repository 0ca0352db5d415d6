import type { Subscription } from 'rxjs';
import { mayUseGroup } from '../navigation/read-place.rule.ts';
import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import { settleGroup } from './settle-group.rule.ts';

/** The preference's name. */
export const GROUP_PREFERENCE = 'site-group';

/** Keeps the group a dealer works in: the one chosen last in this browser, from the first request on, and through reloads. */
export class KeepGroup {
  readonly #session: SessionContext;
  readonly #preferences: PreferenceStore;
  #watch: Subscription | null = null;
  #userId: string | null = null;

  constructor(ports: { session: SessionContext; preferences: PreferenceStore }) {
    this.#session = ports.session;
    this.#preferences = ports.preferences;
  }

  /** Begins to follow the session; a second call changes nothing. */
  start(): void {
    this.#watch ??= this.#session.state$.subscribe(() => this.#settle());
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Works in another group from now on; one that is not this person's is ignored. */
  execute(siteGroupNum: number): void {
    const { view } = this.#session.current;
    if (view === null || !mayUseGroup(siteGroupNum, view.user)) return;
    this.#preferences.write(view.user.id, GROUP_PREFERENCE, siteGroupNum);
    this.#session.apply({ kind: 'groupChanged', siteGroupNum });
  }

  #settle(): void {
    const { view } = this.#session.current;
    const userId = view?.user.id ?? null;
    const arrived = userId !== this.#userId;
    this.#userId = userId;
    if (view === null) return;
    const kept = arrived ? this.#preferences.read(view.user.id, GROUP_PREFERENCE) : null;
    const group = settleGroup(view, typeof kept === 'number' ? kept : null);
    if (group !== null) this.#session.apply({ kind: 'groupChanged', siteGroupNum: group });
  }
}
