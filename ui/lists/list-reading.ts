import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isNarrowed, lastPage } from '#core/lists/change-query.rule.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { ListPage, ListParts, ListState } from './list-parts.ts';

/** What came of a list, window by window; late answers of an older question count for nothing. */
export class ListReading<Row> {
  state: ListState<Row> = { at: 'loading' };
  /** A newer answer is on its way over what is shown. */
  reading = false;
  /** Rows that came since the list was read, waiting under the pill. */
  fresh = 0;
  /** Where each window began, the shown one last. */
  begins: readonly (string | null)[] = [null];
  readonly #parts: ListParts<Row>;
  #turn = 0;

  constructor(parts: ListParts<Row>) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef, begins: observableRef });
  }

  get rows(): readonly Row[] {
    return this.state.at === 'ready' ? this.state.page.rows : [];
  }

  get total(): number {
    return this.state.at === 'ready' ? this.state.page.total : 0;
  }

  /** Where the window behind the shown one begins, null behind the last. */
  get next(): string | null {
    return this.state.at === 'ready' ? (this.state.page.next ?? null) : null;
  }

  /** Nothing is asked yet: the list waits for words. */
  waits(query: ListQuery): boolean {
    return this.#parts.needsWords === true && !isNarrowed(query);
  }

  /** Reads from the begin. */
  begin(query: ListQuery): Promise<number | null> {
    this.begins = [null];
    return this.read(query);
  }

  async forward(query: ListQuery): Promise<void> {
    if (this.next === null) return;
    this.begins = [...this.begins, this.next];
    await this.read(query);
  }

  async back(query: ListQuery): Promise<void> {
    if (this.begins.length === 1) return;
    this.begins = this.begins.slice(0, -1);
    await this.read(query);
  }

  /** Reads the present window; answers the last page when the asked one lies behind it. */
  async read(query: ListQuery): Promise<number | null> {
    const turn = ++this.#turn;
    if (this.waits(query)) {
      this.state = { at: 'idle' };
      this.reading = false;
      return null;
    }
    if (this.state.at !== 'ready') this.state = { at: 'loading' };
    this.reading = true;
    const answer = await this.#parts.read(query, this.begins.at(-1) ?? null);
    if (turn !== this.#turn) return null;
    runInAction(() => {
      this.reading = false;
      this.fresh = 0;
      const text = answer.ok ? null : explain(answer.error, this.#parts.fallback);
      if (answer.ok) this.#show(answer.value);
      else if (text !== null) this.state = { at: 'failed', text };
    });
    if (!answer.ok || this.#parts.paging !== undefined || answer.value.rows.length > 0) return null;
    const last = lastPage(answer.value.total, query.size);
    return query.page > last ? last : null;
  }

  /** So many rows came that are not shown yet. */
  noteNew(count: number): void {
    this.fresh += count;
  }

  /** A row as it is now, in place of what the list says. */
  replace(row: Row): void {
    if (this.state.at !== 'ready') return;
    const { keyOf } = this.#parts;
    const rows = this.rows.map((one) => (keyOf(one) === keyOf(row) ? row : one));
    this.state = { at: 'ready', page: { ...this.state.page, rows } };
  }

  /** Forgets a reading that is still on its way. */
  dispose(): void {
    this.#turn += 1;
  }

  #show(page: ListPage<Row>): void {
    const before = this.#parts.paging === 'scroll' && this.begins.length > 1 ? this.rows : [];
    this.state = { at: 'ready', page: { ...page, rows: [...before, ...page.rows] } };
  }
}
