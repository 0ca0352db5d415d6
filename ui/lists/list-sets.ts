import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { SharedView } from '#core/account-group/shared-view.schema.ts';
import { FILTER_SETS } from '#core/lists/filter-set.schema.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import type { SetTab } from '../kit/data-list/set-tabs.tsx';
import type { Address, ListParts } from './list-reading.ts';
import type { ListViewModel } from './list.view-model.ts';
import type { SharedViews } from './shared-views.ts';

/** A filter tab that everybody has. */
export interface BuiltInSet {
  readonly id: string;
  readonly text: string;
  readonly filters: Address;
}

/** A saved view: one of the user's own, or one that somebody shares with the group. */
interface View {
  /** The id of its tab. */
  readonly id: string;
  readonly name: string;
  readonly address: Address;
  /** Null for the user's own view. */
  readonly shared: SharedView | null;
}

const ALL: readonly BuiltInSet[] = [{ id: 'all', text: 'All', filters: {} }];

const ownId = (name: string): string => `own ${name.trim()}`;
const sharedId = ({ id }: SharedView): string => `shared ${id}`;
const addressOf = ({ address }: SharedView): Address =>
  Object.fromEntries(new URLSearchParams(address));

interface Parts {
  readonly list: Pick<ListViewModel<unknown>, 'address' | 'applySet' | 'choices' | 'keepSet'> & {
    readonly parts: Pick<ListParts<unknown>, 'shape'>;
  };
  readonly builtIn?: readonly BuiltInSet[];
  /** Returns the number of rows of a built-in tab; null before it is known. */
  readonly countOf?: (id: string) => number | null;
  /** Counts the rows of a user's own set. If absent, own sets show no count. */
  readonly count?: (query: ListQuery) => Answer<number>;
}

/**
 * The saved filters of a list as tabs: built-in sets first, then the user's own sets, then those that the group shares
 * (domain guide 5.5 "Filters").
 */
export class ListSets {
  /** The tab of the saved view that was selected last. When the filter is edited later, this view counts as edited. */
  base: string | null = null;
  /** The views of the group; null before they are loaded, and for customers. */
  shared: SharedViews | null = null;
  readonly #own = observable.map<string, number>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { shared: observableRef });
  }

  /** True if there are views beside the built-in ones, or if there probably are, because there were. */
  get any(): boolean {
    const { choices } = this.#parts.list;
    return this.#views.length > 0 || (choices.sharedBefore && !this.#isSharedKnown);
  }

  /** True if the user may share views with a group. */
  get mayShare(): boolean {
    return this.shared?.mayShare === true;
  }

  /** The saved view that is selected or being edited. */
  get current(): View | null {
    const asked = this.#narrowing(this.#parts.list.address);
    const same = this.#views.filter(({ address }) => this.#narrowing(address) === asked);
    const base = this.#views.find(({ id }) => id === this.base) ?? null;
    if (same.length > 0) return same.find(({ id }) => id === this.base) ?? same[0] ?? null;
    return this.#isBuiltIn ? null : base;
  }

  get edited(): boolean {
    const { current } = this;
    return (
      current !== null &&
      this.#narrowing(current.address) !== this.#narrowing(this.#parts.list.address)
    );
  }

  get tabs(): readonly SetTab[] {
    const asked = this.#narrowing(this.#parts.list.address);
    const current = this.current?.id ?? null;
    return [
      ...this.#builtIn.map(({ id, text, filters }) => ({
        id,
        text,
        count: this.#parts.countOf?.(id) ?? null,
        current: current === null && this.#narrowing(filters) === asked,
      })),
      ...this.#views.map(({ id, name, shared }) => ({
        id,
        text: name,
        count: (shared === null ? this.#own.get(name) : null) ?? null,
        current: id === current,
        edited: id === current && this.edited,
        ...(shared !== null && { note: sharedText(shared) }),
      })),
    ];
  }

  /** Loads the views that the group shares, once for all lists. */
  async start(): Promise<void> {
    const { choices } = this.#parts.list;
    const shared = await choices.loadShared();
    if (shared === null) return;
    runInAction(() => (this.shared = shared));
    await shared.read();
    if (this.#isSharedKnown) choices.keepShared(this.#shared.length > 0);
  }

  take(id: string): void {
    const { list } = this.#parts;
    const built = this.#builtIn.find((one) => one.id === id);
    const view = this.#views.find((one) => one.id === id);
    this.base = view?.id ?? null;
    void list.applySet(built?.filters ?? view?.address ?? {});
  }

  /** Saves the current filter under the name of the selected view. */
  save(): void {
    const { current } = this;
    const view = current?.shared ?? null;
    if (view !== null) void this.shared?.save(view, this.#parts.list.address);
    else if (current !== null) this.saveAs(current.name);
  }

  saveAs(name: string): void {
    this.#parts.list.keepSet(name);
    this.base = ownId(name);
    void this.countOwn();
  }

  /** Saves the current filter as a view of the group. Returns why it could not be shared; null if it is. */
  async shareAs(name: string): Promise<string | null> {
    const shared = await this.#share(name);
    return typeof shared === 'string' ? shared : null;
  }

  /** Shares the user's own view that is selected. It becomes a view of the group. */
  async shareCurrent(): Promise<void> {
    const { current } = this;
    if (current === null || current.shared !== null) return;
    const shared = await this.#share(current.name);
    if (typeof shared === 'string') this.shared?.complain(shared);
    else if (shared !== null) this.#parts.list.choices.dropSet(current.name);
  }

  /** Asks before the selected view is taken away from the group. What the user shared becomes their own view again. */
  stopSharing(): void {
    const view = this.current?.shared ?? null;
    if (view === null) return;
    const { choices } = this.#parts.list;
    this.shared?.askToStop(view, () => {
      const known = choices.sets.some(({ name }) => name === view.name);
      if (!view.isOwn || known || choices.sets.length >= FILTER_SETS.most) return;
      choices.keepSet({ name: view.name, address: addressOf(view) });
      this.base = ownId(view.name);
    });
  }

  drop(): void {
    const { current } = this;
    if (current?.shared === null) this.#parts.list.choices.dropSet(current.name);
    this.base = null;
  }

  /** Counts the rows in each of the user's own sets, one set after another. A set whose count fails shows no number. */
  async countOwn(): Promise<void> {
    const { count, list } = this.#parts;
    if (count === undefined) return;
    for (const { name, address } of list.choices.sets) {
      const counted = await count(readListQuery(list.parts.shape, (one) => address[one] ?? null));
      if (counted.ok) runInAction(() => this.#own.set(name, counted.value));
    }
  }

  /** Returns the view that the group has now, or why it has not. Null if there is nothing to tell, as after a sign-out. */
  async #share(name: string): Promise<SharedView | string | null> {
    const { address, choices, parts } = this.#parts.list;
    const shared = (await this.shared?.share(parts.shape.name, name, address)) ?? null;
    if (shared === null || typeof shared === 'string') return shared;
    choices.keepShared(true);
    runInAction(() => (this.base = sharedId(shared)));
    return shared;
  }

  get #isSharedKnown(): boolean {
    return (this.shared?.views ?? null) !== null;
  }

  get #shared(): readonly SharedView[] {
    const { name } = this.#parts.list.parts.shape;
    return (this.shared?.views ?? []).filter(({ list }) => list === name);
  }

  get #views(): readonly View[] {
    const { sets } = this.#parts.list.choices;
    return [
      ...sets.map(({ name, address }) => ({ id: ownId(name), name, address, shared: null })),
      ...this.#shared.map((shared) => ({
        id: sharedId(shared),
        name: shared.name,
        address: addressOf(shared),
        shared,
      })),
    ];
  }

  get #builtIn(): readonly BuiltInSet[] {
    return this.#parts.builtIn ?? ALL;
  }

  get #isBuiltIn(): boolean {
    const asked = this.#narrowing(this.#parts.list.address);
    return this.#builtIn.some(({ filters }) => this.#narrowing(filters) === asked);
  }

  /** Returns the search and filters of an address as a comparable text, ignoring order and page. */
  #narrowing(address: Address): string {
    const { shape } = this.#parts.list.parts;
    const { filters, search } = readListQuery(shape, (name) => address[name] ?? null);
    return JSON.stringify([search.trim(), Object.entries(filters).toSorted()]);
  }
}

/** Returns who shares a view, as its tab and its tools tell. */
export const sharedText = ({ isOwn, sharedBy }: SharedView): string =>
  isOwn ? 'Shared by you' : `Shared by ${sharedBy}`;
