import type { Subscription } from 'rxjs';
import type { SessionContext } from '../session/session-context.ts';
import type { ColorModePage } from './color-mode-page.port.ts';
import { arrivingColorMode, readColorMode, type ColorMode } from './color-mode.rule.ts';
import type { PreferenceStore } from './preference.store.port.ts';

/** The preference's name. */
export const COLOR_MODE_PREFERENCE = 'color-mode';

/** Who was here last, kept under nobody's id. */
const LAST = 'last-user';
const NOBODY = '';

/** Shows each person their own theme from the sign-in on, following the system until they choose (spec §2.3 "Dark Mode"). */
export class KeepColorMode {
  readonly #session: SessionContext;
  readonly #preferences: PreferenceStore;
  readonly #page: ColorModePage;
  #watch: Subscription | null = null;
  #userId: string | null = null;

  constructor(ports: {
    session: SessionContext;
    preferences: PreferenceStore;
    page: ColorModePage;
  }) {
    this.#session = ports.session;
    this.#preferences = ports.preferences;
    this.#page = ports.page;
  }

  /** Begins to follow who is signed in; a second call changes nothing. */
  start(): void {
    this.#watch ??= this.#session.state$.subscribe(({ context }) => {
      const userId = context.user?.id ?? null;
      if (userId === this.#userId) return;
      this.#userId = userId;
      if (userId !== null) this.#arrive(userId);
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** The person chose a theme. */
  execute(mode: ColorMode): void {
    if (this.#userId !== null) this.#preferences.write(this.#userId, COLOR_MODE_PREFERENCE, mode);
    this.#page.show(mode);
  }

  #arrive(userId: string): void {
    const last = this.#preferences.read(NOBODY, LAST);
    const former = typeof last === 'string' && last !== userId ? this.#choiceOf(last) : null;
    const own = this.#choiceOf(userId);
    const shown = this.#page.shown();
    const mode = arrivingColorMode({ own, shown, former });
    if (mode !== own && mode !== null) this.#preferences.write(userId, COLOR_MODE_PREFERENCE, mode);
    if (last !== userId) this.#preferences.write(NOBODY, LAST, userId);
    if (mode !== shown) this.#page.show(mode);
  }

  #choiceOf(userId: string): ColorMode | null {
    return readColorMode(this.#preferences.read(userId, COLOR_MODE_PREFERENCE));
  }
}
