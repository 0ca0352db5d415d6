import { distinctUntilChanged, map, type Subscription } from 'rxjs';
import type { PreferenceStore } from '../preferences/preference.store.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import { readRecentSearches, type RecentSearch } from './recent-search.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

const isSame = (a: RecentSearch, b: RecentSearch): boolean =>
  a.key === b.key && a.value.toLowerCase() === b.value.toLowerCase();

/** Returns the list after a search: newest first, without duplicates, at most ten (spec §9). */
export const rememberSearch = (
  list: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] =>
  [search, ...list.filter((entry) => !isSame(entry, search))].slice(0, LIMITS.recentSearches);

export const RECENT_SEARCHES = 'recent-searches';

/** The recent searches of the signed-in person, stored only in this browser (spec §9, SECURITY.md T12). */
export class RecentSearches {
  readonly #session: SessionContext;
  readonly #preferences: PreferenceStore;
  #watch: Subscription | null = null;

  constructor(parts: { session: SessionContext; preferences: PreferenceStore }) {
    this.#session = parts.session;
    this.#preferences = parts.preferences;
  }

  /** Returns the searches, newest first. Empty when no person is signed in. */
  list(): readonly RecentSearch[] {
    const userId = this.#userId;
    return userId === null
      ? []
      : readRecentSearches(this.#preferences.read(userId, RECENT_SEARCHES));
  }

  remember(search: RecentSearch): void {
    const userId = this.#userId;
    if (userId === null) return;
    this.#preferences.write(userId, RECENT_SEARCHES, rememberSearch(this.list(), search));
  }

  clear(): void {
    const userId = this.#userId;
    if (userId !== null) this.#preferences.write(userId, RECENT_SEARCHES, null);
  }

  /** Starts following the session, so that each person sees only their own searches. */
  start(): void {
    this.#watch ??= this.#session.state$
      .pipe(
        map(({ context }) => context.user?.id ?? null),
        distinctUntilChanged(),
      )
      .subscribe((userId) => {
        if (userId !== null) this.#keepOnly(userId);
      });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  get #userId(): string | null {
    return this.#session.current.context.user?.id ?? null;
  }

  #keepOnly(userId: string): void {
    const own = this.#preferences.read(userId, RECENT_SEARCHES);
    this.#preferences.purge([RECENT_SEARCHES]);
    const kept = readRecentSearches(own);
    if (kept.length > 0) this.#preferences.write(userId, RECENT_SEARCHES, kept);
  }
}
