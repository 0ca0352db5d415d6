import { makeAutoObservable, observable } from 'mobx';
import { splitEligible, type SkippedRow } from '#core/lists/split-eligible.rule.ts';

/** The selected rows of a list. Selected rows that are not on the displayed page do not count (domain guide 5.5). */
export class ListSelection<Row> {
  readonly keys = observable.set<string>();
  /** True if every row of the filter is selected, including those not displayed. */
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

  /** Selects every row of the filter, including those not displayed. */
  takeWhole(): void {
    this.whole = true;
  }

  /**
   * Selects or deselects one row. If all rows of the filter were selected, deselecting one row keeps only the other rows
   * on the displayed page selected.
   */
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

  /** Splits the selected rows into those an action applies to and those the action skips with a reason. */
  split(reasonFor: (row: Row) => string | null): {
    readonly go: readonly Row[];
    readonly skipped: readonly SkippedRow<Row>[];
  } {
    return splitEligible(this.chosen, reasonFor);
  }
}
