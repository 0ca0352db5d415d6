import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { readListQuery, writeListQuery } from '#core/lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import type { AccountCounts, AccountRow } from '#core/sites/accounts-page.schema.ts';
import type { SetTab } from '../kit/data-list/set-tabs.tsx';
import type { Address } from '../lists/list-reading.ts';
import type { ListViewModel } from '../lists/list.view-model.ts';

/** The filter tabs that every dealer has. */
const BUILT_IN: readonly {
  readonly id: string;
  readonly text: string;
  readonly filters: Address;
  readonly count: keyof AccountCounts;
}[] = [
  { id: 'all', text: 'All', filters: {}, count: 'all' },
  { id: 'on-test', text: 'On test', filters: { state: 'on-test' }, count: 'onTest' },
  { id: 'troubles', text: 'Troubles', filters: { state: 'trouble' }, count: 'troubles' },
  {
    id: 'install-pending',
    text: 'Install pending',
    filters: { state: 'install-pending' },
    count: 'installPending',
  },
];

const OWN = 'own ';

/** Returns the search and filters of an address as a comparable text, ignoring order and page. */
const narrowing = (address: Address): string => {
  const { filters, search } = readListQuery(ACCOUNT_LIST, (name) => address[name] ?? null);
  return JSON.stringify([search.trim(), Object.entries(filters).toSorted()]);
};

interface Parts {
  readonly list: ListViewModel<AccountRow>;
  readonly count: (query: ListQuery) => Answer<number>;
}

/** The saved account filters as tabs: built-in sets first, then the user's own sets (domain guide 5.5 "Filters"). */
export class AccountSets {
  /** The account counts of the built-in tabs; null before the first response. */
  counts: AccountCounts | null = null;
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
    const asked = narrowing(address);
    const same = choices.sets.find((set) => narrowing(set.address) === asked);
    if (same !== undefined) return same.name;
    const known = choices.sets.some(({ name }) => name === this.base);
    return known && !this.#isBuiltIn ? this.base : null;
  }

  get edited(): boolean {
    const { choices, address } = this.#parts.list;
    const set = choices.sets.find(({ name }) => name === this.current);
    return set !== undefined && narrowing(set.address) !== narrowing(address);
  }

  get tabs(): readonly SetTab[] {
    const { choices, address } = this.#parts.list;
    const asked = narrowing(address);
    const own = this.current;
    return [
      ...BUILT_IN.map(({ id, text, filters, count }) => ({
        id,
        text,
        count: this.counts?.[count] ?? null,
        current: own === null && narrowing(filters) === asked,
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
    const built = BUILT_IN.find((one) => one.id === id);
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

  /** Counts the accounts in each of the user's own sets, one set after another. A set whose count fails shows no number. */
  async countOwn(): Promise<void> {
    for (const { name, address } of this.#parts.list.choices.sets) {
      const query = readListQuery(ACCOUNT_LIST, (one) => address[one] ?? null);
      const counted = await this.#parts.count(query);
      if (counted.ok) runInAction(() => this.#own.set(name, counted.value));
    }
  }

  get #isBuiltIn(): boolean {
    const { address } = this.#parts.list;
    return BUILT_IN.some(({ filters }) => narrowing(filters) === narrowing(address));
  }
}

/** Returns a list query's search and filters as an address, without order and page. */
export const filterOf = (query: ListQuery): Address => {
  const { start } = ACCOUNT_LIST;
  return writeListQuery(ACCOUNT_LIST, { ...start, search: query.search, filters: query.filters });
};
