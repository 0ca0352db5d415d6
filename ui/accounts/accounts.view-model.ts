import { makeAutoObservable, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import {
  TICKED_MOST,
  type AccountSelection,
  type BulkAct,
} from '#core/bulk-tests/bulk-test.schema.ts';
import type { BulkTestsGateway } from '#core/bulk-tests/bulk-tests.api.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { mapOk, ok } from '#core/kernel/result.ts';
import { EXPORT_AT_ONCE, WINDOW_ROWS, type ListQuery } from '#core/lists/list-query.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import type { AccountRow, AccountsPage } from '#core/sites/accounts-page.schema.ts';
import type { AccountListGateway } from '#core/sites/account-list.api.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import { ListDownload, type ListServices, type ListWanted } from '../lists/list-download.ts';
import { ListSets } from '../lists/list-sets.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { ACCOUNT_SETS, filterOf } from './account-sets.ts';
import { MissingDataOfList } from './missing-data.ts';
import { BulkTestViewModel, type BulkTestParts } from './bulk-test.view-model.ts';

interface Parts extends ListServices {
  readonly accounts: AccountListGateway & Pick<BulkTestsGateway, 'addFavoriteSites'>;
  readonly sites: Pick<SitesGateway, 'setFavoriteSite'>;
  readonly bulk: BulkTestParts;
  readonly job: JobFollower;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly makeKey: () => AttemptKey;
  /** What the user may do to many accounts at once. */
  readonly acts: readonly BulkAct[];
  readonly mayStartJobs: boolean;
}

/** The kinds of live events that change a row. */
const ROW_KINDS: ReadonlySet<string> = new Set(['alarm', 'test', 'trouble', 'site']);

/** Minimum milliseconds between two reloads while events arrive. */
const READ_EVERY = 4000;

/** The dealer's accounts: the list with its filter sets, the selected rows and their actions (domain guide 5.5, 6.11). */
export class AccountsViewModel {
  /** The data of the last response besides the rows. */
  facts: Pick<AccountsPage, 'asOf' | 'branches' | 'counts'> | null = null;
  readonly list: ListViewModel<AccountRow>;
  readonly sets: ListSets;
  readonly download: ListDownload;
  readonly bulk: BulkTestViewModel;
  readonly job: JobFollower;
  readonly acts: readonly BulkAct[];
  readonly missing: MissingDataOfList;
  readonly #parts: Parts;
  readonly #key: AttemptKey;
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.job = parts.job;
    this.acts = parts.acts;
    this.#key = parts.makeKey();
    this.list = new ListViewModel<AccountRow>({
      shape: ACCOUNT_LIST,
      read: (query, after) => this.#read(query, after),
      keyOf: ({ siteNum }) => String(siteNum),
      fallback: 'The accounts could not be loaded.',
      scrolls: ({ size }) => size === WINDOW_ROWS,
      own: parts.own,
      returns: {
        facts: () => this.facts,
        tell: (facts) => runInAction(() => (this.facts = facts as AccountsViewModel['facts'])),
      },
    });
    this.sets = new ListSets({
      list: this.list,
      builtIn: ACCOUNT_SETS,
      countOf: (id) => {
        const set = ACCOUNT_SETS.find((one) => one.id === id);
        return (set && this.facts?.counts[set.count]) ?? null;
      },
      count: async (query) =>
        mapOk(await parts.accounts.countAccounts({ query }), ({ total }) => total),
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => this.#take(wanted),
      fallback: 'The accounts could not be exported.',
      row: 'account',
    });
    this.bulk = new BulkTestViewModel(parts.bulk);
    this.missing = new MissingDataOfList(parts.accounts, () => this.list.query);
    makeAutoObservable(this, {
      list: false,
      sets: false,
      download: false,
      acts: false,
      bulk: false,
      job: false,
      missing: false,
    });
  }

  /** The selected accounts, as numbers or as a filter; null if none or too many are selected. */
  get selection(): AccountSelection | null {
    const { selection, query } = this.list;
    if (selection.whole) return { filter: filterOf(query) };
    const siteNums = selection.chosen.map(({ siteNum }) => siteNum);
    // If all rows of the filter are selected, the filter itself is sent.
    if (this.tooMany && siteNums.length === this.list.total) return { filter: filterOf(query) };
    return siteNums.length === 0 || this.tooMany ? null : { siteNums };
  }

  /** True if more rows are selected individually than one request can list. */
  get tooMany(): boolean {
    const { selection } = this.list;
    return !selection.whole && selection.chosen.length > TICKED_MOST;
  }

  get selected(): number {
    return this.list.selection.whole ? this.list.total : this.list.selection.chosen.length;
  }

  start(): void {
    const { live } = this.#parts;
    const news$ = merge(
      live.events$.pipe(filter(({ kind }) => ROW_KINDS.has(kind))),
      live.readAnew$,
    ).pipe(throttleTime(READ_EVERY, undefined, { leading: false, trailing: true }));
    this.#listening = news$.subscribe(() => this.#follow());
    void this.sets.countOwn();
    void this.sets.start();
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.bulk.dispose();
    this.list.dispose();
  }

  /** Adds or removes a favorite. The star changes only after the provider has stored the favorite. */
  async setFavorite(row: AccountRow): Promise<void> {
    const { siteNum, transmitterCode } = row;
    const favorite = !row.isFavorite;
    const kept = await this.#parts.sites.setFavoriteSite({ transmitterCode, favorite });
    const now = this.list.rows.find((one) => one.siteNum === siteNum);
    if (kept.ok && now !== undefined) this.list.reading.replace({ ...now, isFavorite: favorite });
    const refused = kept.ok ? null : explain(kept.error, 'The favorite could not be changed.');
    if (refused !== null) this.#say('alarm', refused);
  }

  async addFavorites(): Promise<void> {
    const { selection } = this;
    if (selection === null) {
      this.#reportTooMany();
      return;
    }
    const added = await this.#parts.accounts.addFavoriteSites({ selection });
    if (added.ok) {
      this.#say('ok', `${counted(added.value.favorites, 'account')} added to your favorites.`);
      await this.list.again();
      return;
    }
    const refused = explain(added.error, 'The favorites could not be added.');
    if (refused !== null) this.#say('alarm', refused);
  }

  /** Exports the selected rows as CSV, with the given columns. */
  async exportTicked(columns: readonly string[]): Promise<void> {
    const { query } = this.list;
    if (this.tooMany && this.selected < this.list.total) this.#reportTooMany();
    else await this.download.run({ query, columns, format: 'csv', total: this.selected });
  }

  /** True if the user may place accounts on test. */
  get mayTest(): boolean {
    return this.acts.includes('place');
  }

  /** Opens the panel of an act on the selected accounts, or reports that too many are selected. */
  askBulk(act: BulkAct): void {
    if (this.selection === null) this.#reportTooMany();
    else
      this.bulk.open(act, {
        selection: () => this.selection,
        onDone: () => void this.list.again(),
      });
  }

  #reportTooMany(): void {
    if (this.tooMany)
      this.#say(
        'alarm',
        `Select up to ${TICKED_MOST} accounts, or select everything that matches.`,
      );
  }

  #say(tone: 'ok' | 'alarm', title: string): void {
    this.#parts.toasts.show({ tone, title, durationMs: DURATIONS.toastLong });
  }

  /** Reacts to an account event: recounts the user's own sets and, unless more than the first page is shown, reloads the rows. */
  #follow(): void {
    const { list } = this;
    void this.sets.countOwn();
    if (list.query.size !== WINDOW_ROWS || list.rows.length <= WINDOW_ROWS) void list.again();
  }

  async #read(query: ListQuery, after: string | null) {
    if (after === null) this.missing.again();
    const page = await this.#parts.accounts.listAccounts({ query, after });
    if (!page.ok) return page;
    const { asOf, branches, counts, next, rows, total } = page.value;
    runInAction(() => (this.facts = { asOf, branches, counts }));
    return ok({ rows, total, next });
  }

  /**
   * Exports the selected rows, or else all rows of the filter. An export of more than 5,000 rows becomes a background job
   * that writes CSV.
   */
  async #take(wanted: ListWanted) {
    const { accounts, mayStartJobs } = this.#parts;
    const { selection } = this.list;
    const { columns, format, query, total } = wanted;
    const ticked =
      selection.chosen.length > 0 && !selection.whole && !this.tooMany && total === this.selected;
    const only = ticked ? selection.chosen.map(({ siteNum }) => siteNum) : null;
    if (format !== 'csv' || total <= EXPORT_AT_ONCE || !mayStartJobs)
      return accounts.exportAccounts({ ...wanted, only });
    const idempotencyKey = this.#key.for({ query, columns });
    const started = await accounts.startAccountExport({ query, columns }, { idempotencyKey });
    this.#key.settle(started);
    if (!started.ok) return started;
    this.job.follow(started.value);
    return ok(null);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accounts: AccountsViewModel;
    readonly accountExportJob: JobFollower;
  }
}
