import { makeAutoObservable, runInAction } from 'mobx';
import type { AttentionGateway } from '#core/attention/attention.api.ts';
import {
  ATTENTION_MOST,
  ATTENTION_STEP,
  type Attention,
  type AttentionAge,
  type AttentionKind,
  type AttentionShow,
  type ListedItem,
} from '#core/attention/attention.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { ok, type Answer, type Failure, type Result } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import { attentionGroups, heirsOf, joined, type AttentionGroup } from './attention-groups.rule.ts';

/** Selects which items are listed; null is any. */
export interface AttentionFilter {
  readonly show: AttentionShow;
  readonly kind: AttentionKind | null;
  readonly age: AttentionAge | null;
  readonly branch: number | null;
}

export const UNFILTERED: AttentionFilter = {
  show: 'everybody',
  kind: null,
  age: null,
  branch: null,
};

/** The pages read so far. `next` is the end of the last page. */
interface Listed extends Attention {
  readonly filter: AttentionFilter;
}

type Quietly = { readonly background: true } | undefined;
type Part = Pick<Parameters<AttentionGateway['attention']>[0], 'behind' | 'most' | 'site'>;

const FALLBACK = 'What needs attention could not be loaded.';

/** The listed items: the pages read so far, and all items of the site whose group is open. */
export class AttentionPages {
  readonly list: Loadable<Listed>;
  readonly growing = new Submission();
  filter = UNFILTERED;
  /** The item that followed each item no longer listed; null if it was the last. */
  readonly #heirs = new Map<string, string | null>();
  #site: number | null = null;
  readonly #gateway: Pick<AttentionGateway, 'attention'>;

  constructor(gateway: Pick<AttentionGateway, 'attention'>) {
    this.#gateway = gateway;
    this.list = new Loadable<Listed>({ read: (how) => this.#readAnew(how), fallback: FALLBACK });
    makeAutoObservable(this, { list: false, growing: false });
  }

  /** The answer to the last read; null before the first one. */
  get listed(): Listed | null {
    return this.list.state.at === 'ready' ? this.list.state.value : null;
  }

  get groups(): readonly AttentionGroup[] {
    return attentionGroups(this.listed?.items ?? []);
  }

  /** The listed items in the order of the list. */
  get items(): readonly ListedItem[] {
    return this.groups.flatMap(({ items }) => items);
  }

  /** Number of items that match the filters, listed or not. */
  get total(): number {
    return this.listed === null ? 0 : this.listed.counts[this.listed.filter.show];
  }

  /** The number of items that are not listed yet. */
  get left(): number {
    return this.listed?.next === null ? 0 : Math.max(0, this.total - this.items.length);
  }

  /** Selects which items are listed. Returns false if the selection is unchanged. */
  look(filter: AttentionFilter): boolean {
    const { age, branch, kind, show } = this.filter;
    const same = filter.show === show && filter.kind === kind;
    if (same && filter.age === age && filter.branch === branch) return false;
    this.filter = filter;
    this.#heirs.clear();
    void this.list.load();
    return true;
  }

  /** Lists more items, by a press or when the end of the list comes into view. */
  async more(): Promise<void> {
    await this.growing.run(
      async () => {
        for (;;) {
          const before = this.listed;
          if (before === null || before.next === null) return ok(null);
          const { filter, next: behind } = before;
          const page = await this.#read(filter, { most: ATTENTION_STEP, behind });
          if (!page.ok) return page;
          // After a live update the page may not adjoin the list, so it is read again.
          if (this.listed === before) return ok({ ...page.value, filter });
        }
      },
      { fallback: FALLBACK, onOk: (page) => page !== null && this.#add(page) },
    );
  }

  /** Opens the group of a site, whose items stay listed; null closes it. */
  async open(site: number | null): Promise<void> {
    this.#site = site;
    if (site !== null) await this.whole(site);
  }

  /** Lists all items of a site. */
  async whole(site: number): Promise<void> {
    const { listed } = this;
    if (listed === null) return;
    const rest = await this.#rest(listed, site);
    if (!rest.ok) runInAction(() => this.growing.say(explain(rest.error, FALLBACK)));
    else if (this.listed?.filter === listed.filter)
      this.#add({ ...this.listed, items: rest.value });
  }

  /** Reads every item that matches the filters, without listing it. */
  async everything(): Promise<Result<readonly ListedItem[], Failure>> {
    const { filter } = this;
    const read = await this.#until(filter, () => Infinity);
    return read.ok ? ok(read.value.items) : read;
  }

  /** Returns the key of an item, or of the item that took its place; null if the list is empty. */
  near(key: string | null): string | null {
    const { items } = this;
    const heir = this.#heir(key);
    return heir === undefined ? (items[0]?.key ?? null) : (heir ?? items.at(-1)?.key ?? null);
  }

  /**
   * Returns the key of the item after `key`, or of the item before it if `step` is -1; null if there is none. If `key` is no
   * longer listed, goes on from where it stood. If `key` is null, returns the first item's key.
   */
  after(key: string | null, step: 1 | -1 = 1): string | null {
    const { items } = this;
    const heir = this.#heir(key);
    if (heir === undefined) return items[0]?.key ?? null;
    const at = heir === null ? items.length : items.findIndex((item) => item.key === heir);
    const next = heir === key || step === -1 ? at + step : at;
    return items[(next + items.length) % items.length]?.key ?? null;
  }

  /** Returns the key itself or the key of the next item still listed; null for the end, undefined for an unknown key. */
  #heir(key: string | null): string | null | undefined {
    const listed = new Set(this.items.map((item) => item.key));
    let at: string | null | undefined = key ?? undefined;
    while (typeof at === 'string' && !listed.has(at)) at = this.#heirs.get(at);
    return at;
  }

  #add({ items, ...listed }: Listed): void {
    const all = joined(this.listed?.items ?? [], items);
    this.list.state = { at: 'ready', value: { ...listed, items: all } };
  }

  #read(filter: AttentionFilter, part: Part, how?: Quietly): Answer<Attention> {
    const { age, branch, kind, show } = filter;
    const named = {
      ...(age !== null && { age }),
      ...(branch !== null && { branch }),
      ...(kind !== null && { kind }),
    };
    return this.#gateway.attention({ show, ...named, ...part }, how);
  }

  /** Reads pages from the first on, until there are as many items as wanted. */
  async #until(
    filter: AttentionFilter,
    wanted: () => number,
    how?: Quietly,
  ): Promise<Result<Listed, Failure>> {
    let read = null as Listed | null;
    do {
      const missing: number = wanted() - (read?.items.length ?? 0);
      const part = {
        most: Math.min(missing, ATTENTION_MOST),
        ...(read?.next && { behind: read.next }),
      };
      const page: Result<Attention, Failure> = await this.#read(filter, part, how);
      if (!page.ok) return page;
      read = { ...page.value, items: joined(read?.items ?? [], page.value.items), filter };
    } while (read.next !== null && read.items.length < wanted());
    return ok(read);
  }

  /** Reads as many items as are listed under this filter, and those of the open group. */
  async #readAnew(how: Quietly): Promise<Result<Listed, Failure>> {
    const { filter } = this;
    const wanted = (): number =>
      Math.max(ATTENTION_STEP, this.listed?.filter === filter ? this.listed.items.length : 0);
    const read = await this.#until(filter, wanted, how);
    if (!read.ok) return read;
    const rest = await this.#rest(read.value, this.#site);
    if (!rest.ok) return rest;
    const items = joined(read.value.items, rest.value);
    // A page that was added meanwhile stays listed.
    if (read.value.next !== null && items.length < wanted()) return this.#readAnew(how);
    for (const [key, heir] of heirsOf(this.items, items)) this.#heirs.set(key, heir);
    return ok({ ...read.value, items });
  }

  /** Reads the items of a site, if not all of them are listed. */
  async #rest(
    { filter, items, next }: Listed,
    site: number | null,
  ): Promise<Result<ListedItem[], Failure>> {
    const known = items.filter(({ siteNum }) => siteNum === site);
    if (site === null || next === null || known[0]?.atSite === known.length) return ok([]);
    const page = await this.#read(filter, { most: ATTENTION_MOST, site });
    return page.ok ? ok(page.value.items) : page;
  }
}
