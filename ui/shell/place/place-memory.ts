import {
  PLACES,
  placesSchema,
  type PlaceTrace,
  type RecordTrail,
} from '#core/navigation/place-trace.schema.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

/** The number of history entries whose places are remembered. */
const MOST = 60;

const START: PlaceTrace = { scroll: 0, boxes: {}, focus: null };

/** The loaded rows of a list and the query that they answer. */
interface HeldPage {
  readonly address: string;
  readonly page: unknown;
}

/**
 * Remembers for each history entry where the person stood and which rows its lists showed, so that Back, Forward and reload
 * return there. Places outlive a reload, rows do not. Another person or group gets neither.
 */
export class PlaceMemory {
  /** The history entry on the screen. */
  entry = '';
  readonly #store: Pick<PreferenceStore, 'read' | 'write'>;
  readonly #owner: () => { readonly userId: string; readonly version: string };
  readonly #traces = new Map<string, PlaceTrace>();
  #trail: RecordTrail | null = null;
  readonly #pages = new Map<string, Map<string, HeldPage>>();
  #of = '';

  constructor(parts: {
    readonly store: Pick<PreferenceStore, 'read' | 'write'>;
    /** The person, and a key that changes with the person or the group. */
    readonly owner: () => { readonly userId: string; readonly version: string };
  }) {
    this.#store = parts.store;
    this.#owner = parts.owner;
  }

  /** Returns the place of a history entry; null if it was never left. */
  recall(entry: string): PlaceTrace | null {
    this.#mind();
    return this.#traces.get(entry) ?? null;
  }

  /** Remembers a change of the place on the current entry. */
  keep(change: Partial<PlaceTrace>): void {
    this.#mind();
    const before = this.#traces.get(this.entry) ?? START;
    this.#traces.delete(this.entry);
    this.#traces.set(this.entry, { ...before, ...change });
    this.#trim(this.#traces);
  }

  /** Gives the place of the current entry to the entry that replaced it. */
  rename(entry: string): void {
    for (const kept of [this.#traces, this.#pages] as readonly Map<string, unknown>[]) {
      const value = kept.get(this.entry);
      kept.delete(this.entry);
      if (value !== undefined) kept.set(entry, value);
    }
    this.entry = entry;
  }

  /** Returns the rows that a list of the current entry showed for a query; null if there are none. */
  recallPage(list: string, address: string): unknown {
    this.#mind();
    const held = this.#pages.get(this.entry)?.get(list);
    return held?.address === address ? held.page : null;
  }

  keepPage(list: string, address: string, page: unknown): void {
    this.#mind();
    const pages = this.#pages.get(this.entry) ?? new Map<string, HeldPage>();
    this.#pages.set(this.entry, pages.set(list, { address, page }));
    this.#trim(this.#pages);
  }

  /** The list from which the last account was opened; null if there is none. */
  get trail(): RecordTrail | null {
    this.#mind();
    return this.#trail;
  }

  takeTrail(trail: RecordTrail | null): void {
    this.#mind();
    this.#trail = trail;
  }

  /** Writes the places to the tab's storage. Called before the page is unloaded. */
  save(): void {
    const { userId } = this.#owner();
    const traces = [...this.#traces];
    if (userId !== '') this.#store.write(userId, PLACES, { traces, trail: this.#trail });
  }

  #mind(): void {
    const { userId, version } = this.#owner();
    const of = `${userId} ${version}`;
    if (of === this.#of) return;
    const isFirst = this.#of === '';
    this.#of = of;
    this.#traces.clear();
    this.#pages.clear();
    this.#trail = null;
    if (!isFirst) return;
    const read = placesSchema.safeParse(this.#store.read(userId, PLACES));
    if (!read.success) return;
    this.#trail = read.data.trail;
    for (const [entry, trace] of read.data.traces) this.#traces.set(entry, trace);
  }

  #trim(kept: Map<string, unknown>): void {
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }
}

declare module '../registry.ts' {
  interface ViewModels {
    readonly places: PlaceMemory;
  }
}
