import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ok } from '#core/kernel/result.ts';
import type { SpreadsheetRow } from '#core/new-account/spreadsheet.schema.ts';
import {
  columnsOfSpreadsheet,
  validateColumns,
  rowsOfSpreadsheet,
  type SpreadsheetColumn,
} from '#core/new-account/rows-of-spreadsheet.rule.ts';
import type { SpreadsheetField } from '#core/new-account/spreadsheet-fields.rule.ts';
import type { CsvLine, CsvReader } from '#core/zones/csv-reader.port.ts';
import { csvTextOf } from '#core/zones/csv-text.rule.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import { readPickedFile, type PickedFile } from '../documents/picked-file.ts';

/** The pasted or uploaded text and its column mapping, kept while the page is open (domain guide 6.18 "Bulk create"). */
export class SpreadsheetText {
  text = '';
  /** Name of the uploaded file; null for pasted text. */
  fileName: string | null = null;
  columns: readonly SpreadsheetColumn[] = [];
  problem: string | null = null;
  /** Increases with every change to the content to be sent. */
  version = 0;
  readonly #reader: CsvReader;
  #lines: readonly CsvLine[] = [];
  #read: string | null = null;

  constructor(reader: CsvReader) {
    this.#reader = reader;
    makeAutoObservable(this, { columns: observableRef });
  }

  /** The field each column is mapped to; null for none. */
  get fields(): readonly (SpreadsheetField | null)[] {
    return this.columns.map(({ field }) => field);
  }

  paste(text: string): void {
    this.text = text;
    this.fileName = null;
    this.#changed();
  }

  async choose([file]: readonly PickedFile[]): Promise<void> {
    if (file === undefined) return;
    // A file over the size limit is not read at all.
    const isLarge = file.size > ZONE_LIMITS.csvBytes;
    const read = isLarge
      ? ok(new Uint8Array(ZONE_LIMITS.csvBytes + 1))
      : await readPickedFile(file);
    const text = read.ok ? csvTextOf(read.value) : read;
    runInAction(() => {
      this.#changed();
      if (text.ok) {
        this.text = text.value.text;
        this.fileName = file.name;
      } else this.problem = text.error.replace(/\.?$/, '.');
    });
  }

  /** Maps column `at` to a field, or to no field when `field` is null. */
  take(at: number, field: SpreadsheetField | null): void {
    this.columns = this.columns.map((column, one) => (one === at ? { ...column, field } : column));
    this.problem = null;
    this.version += 1;
  }

  /** Returns the rows to send. If the spreadsheet cannot be read, returns null and sets `problem`. */
  async rows(): Promise<readonly SpreadsheetRow[] | null> {
    const { text } = this;
    if (this.#read !== text) {
      const lines = await this.#reader.read(text);
      if (this.text !== text) return null;
      const columns = lines.ok ? columnsOfSpreadsheet(lines.value) : lines;
      if (!lines.ok || !columns.ok) return this.#refuse(columns.ok ? '' : columns.error);
      runInAction(() => {
        this.#lines = lines.value;
        this.columns = columns.value;
        this.#read = text;
      });
    }
    const problem = validateColumns(this.fields);
    return problem === null ? rowsOfSpreadsheet(this.#lines, this.fields) : this.#refuse(problem);
  }

  /**
   * Returns the heading row and the rows with the given line numbers, as they appear in the spreadsheet; null if this page
   * has not read the spreadsheet.
   */
  cellsOf(lines: ReadonlySet<number>): readonly (readonly string[])[] | null {
    const [head, ...others] = this.#lines;
    if (head === undefined) return null;
    return [head, ...others.filter(({ line }) => lines.has(line))].map(({ cells }) => cells);
  }

  #refuse(text: string): null {
    runInAction(() => (this.problem = `${text}.`));
    return null;
  }

  #changed(): void {
    this.problem = null;
    this.columns = [];
    this.#read = null;
    this.version += 1;
  }
}
