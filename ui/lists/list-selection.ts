import { makeAutoObservable, observable } from 'mobx';
import { splitEligible, type SkippedRow } from '#core/lists/split-eligible.rule.ts';

/** The rows of a list that are ticked; only those of the page that is shown count (domain guide 5.5). */
export class ListSelection<Row> {
  readonly keys = observable.set<string>();
  /** Every row of the filter, whatever is shown of them. */
  whole = false;
  readonly #rows: () => readonly Row[];
  readonly #keyOf: (row: Row) => string;

  constructor(rows: () => readonly Row[], keyOf: (row: Row) => string) {
    this.#rows = rows;
    this.#keyOf = keyOf;
    makeAutoObservable(this, { keys: false });
  }

  get chosen(): readonly Row[] {
    return this.#rows().filter((row) => this.whole || this.keys.has(this.#keyOf(row)));
  }

  /** Ticks every row of the filter. */
  takeWhole(): void {
    this.whole = true;
  }

  /** One row as a person ticks it: who takes one out of all keeps the others that are shown. */
  tick(key: string, wanted: boolean): void {
    if (this.whole && !wanted) this.selectAll(true);
    this.whole &&= wanted;
    this.select(key, wanted);
  }

  select(key: string, wanted: boolean): void {
    if (wanted) this.keys.add(key);
    else this.keys.delete(key);
  }

  selectAll(wanted: boolean): void {
    this.whole = false;
    for (const row of this.#rows()) this.select(this.#keyOf(row), wanted);
  }

  clear(): void {
    this.whole = false;
    this.keys.clear();
  }

  /** Those an action goes through with, and those it skips with their reasons. */
  split(reasonFor: (row: Row) => string | null): {
    readonly go: readonly Row[];
    readonly skipped: readonly SkippedRow<Row>[];
  } {
    return splitEligible(this.chosen, reasonFor);
  }
}
