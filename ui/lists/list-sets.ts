import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import type { SetTab } from '../kit/data-list/set-tabs.tsx';
import type { Address, ListParts } from './list-reading.ts';
import type { ListViewModel } from './list.view-model.ts';

/** A filter tab that everybody has. */
export interface BuiltInSet {
  readonly id: string;
  readonly text: string;
  readonly filters: Address;
}

const ALL: readonly BuiltInSet[] = [{ id: 'all', text: 'All', filters: {} }];

const OWN = 'own ';

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

/** The saved filters of a list as tabs: built-in sets first, then the user's own sets (domain guide 5.5 "Filters"). */
export class ListSets {
  /** The user's own set that was selected last. When the filter is edited later, this set counts as edited. */
  base: string | null = null;
  readonly #own = observable.map<string, number>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** The user's own set that is selected or being edited. */
  get current(): string | null {
    const { choices, address } = this.#parts.list;
    const asked = this.#narrowing(address);
    const same = choices.sets.find((set) => this.#narrowing(set.address) === asked);
    if (same !== undefined) return same.name;
    const known = choices.sets.some(({ name }) => name === this.base);
    return known && !this.#isBuiltIn ? this.base : null;
  }

  get edited(): boolean {
    const { choices, address } = this.#parts.list;
    const set = choices.sets.find(({ name }) => name === this.current);
    return set !== undefined && this.#narrowing(set.address) !== this.#narrowing(address);
  }

  get tabs(): readonly SetTab[] {
    const { choices, address } = this.#parts.list;
    const asked = this.#narrowing(address);
    const own = this.current;
    return [
      ...this.#builtIn.map(({ id, text, filters }) => ({
        id,
        text,
        count: this.#parts.countOf?.(id) ?? null,
        current: own === null && this.#narrowing(filters) === asked,
      })),
      ...choices.sets.map(({ name }) => ({
        id: `${OWN}${name}`,
        text: name,
        count: this.#own.get(name) ?? null,
        current: name === own,
        edited: name === own && this.edited,
      })),
    ];
  }

  take(id: string): void {
    const { list } = this.#parts;
    const built = this.#builtIn.find((one) => one.id === id);
    const own = list.choices.sets.find(({ name }) => `${OWN}${name}` === id);
    this.base = own?.name ?? null;
    void list.applySet(built?.filters ?? own?.address ?? {});
  }

  /** Saves the current filter under the name of the selected set. */
  save(): void {
    if (this.current !== null) this.saveAs(this.current);
  }

  saveAs(name: string): void {
    this.#parts.list.keepSet(name);
    this.base = name.trim();
    void this.countOwn();
  }

  drop(): void {
    if (this.current !== null) this.#parts.list.choices.dropSet(this.current);
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
