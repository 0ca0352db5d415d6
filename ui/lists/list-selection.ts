import { makeAutoObservable, observable } from 'mobx';
import { splitEligible, type SkippedRow } from '#core/lists/split-eligible.rule.ts';

/** The rows of a list that are ticked; only those of the page that is shown count (domain guide 5.5). */
export class ListSelection<Row> {
  readonly keys = observable.set<string>();
  readonly #rows: () => readonly Row[];
  readonly #keyOf: (row: Row) => string;

  constructor(rows: () => readonly Row[], keyOf: (row: Row) => string) {
    this.#rows = rows;
    this.#keyOf = keyOf;
    makeAutoObservable(this, { keys: false });
  }

  get chosen(): readonly Row[] {
    return this.#rows().filter((row) => this.keys.has(this.#keyOf(row)));
  }

  select(key: string, wanted: boolean): void {
    if (wanted) this.keys.add(key);
    else this.keys.delete(key);
  }

  selectAll(wanted: boolean): void {
    for (const row of this.#rows()) this.select(this.#keyOf(row), wanted);
  }

  clear(): void {
    this.keys.clear();
  }

  /** Those an action goes through with, and those it skips with their reasons. */
  split(judge: (row: Row) => string | null): {
    readonly go: readonly Row[];
    readonly skipped: readonly SkippedRow<Row>[];
  } {
    return splitEligible(this.chosen, judge);
  }
}
