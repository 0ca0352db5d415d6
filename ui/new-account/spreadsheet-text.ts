import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SpreadsheetRow } from '#core/new-account/spreadsheet.schema.ts';
import {
  columnsOfSpreadsheet,
  validateColumns,
  rowsOfSpreadsheet,
  type SpreadsheetColumn,
} from '#core/new-account/rows-of-spreadsheet.rule.ts';
import type { SpreadsheetField } from '#core/new-account/spreadsheet-fields.rule.ts';
import type { CsvLine, CsvReader } from '#core/zones/csv-reader.port.ts';
import { csvTextOf, refuseLargeCsv } from '#core/zones/csv-text.rule.ts';
import { FileChoice } from '../documents/file-choice.ts';
import type { PickedFile } from '../documents/picked-file.ts';

/** Returns the heading row and the rows with the given line numbers, as they appear in the spreadsheet; null without a heading row. */
export const cellsOf = (
  [head, ...others]: readonly CsvLine[],
  lines: ReadonlySet<number>,
): readonly (readonly string[])[] | null =>
  head === undefined
    ? null
    : [head, ...others.filter(({ line }) => lines.has(line))].map(({ cells }) => cells);

/** The pasted or uploaded text and its column mapping, kept while the page is open (domain guide 6.18 "Bulk create"). */
export class SpreadsheetText {
  text = '';
  /** Name of the uploaded file; null for pasted text. */
  fileName: string | null = null;
  /** The chosen file until it is read. */
  readonly picked = new FileChoice();
  columns: readonly SpreadsheetColumn[] = [];
  problem: string | null = null;
  /** Increases with every change to the content to be sent. */
  version = 0;
  /** The lines that were read last. */
  lines: readonly CsvLine[] = [];
  readonly #reader: CsvReader;
  #read: string | null = null;

  constructor(reader: CsvReader) {
    this.#reader = reader;
    makeAutoObservable(this, { columns: observableRef, lines: observableRef, picked: false });
  }

  /** The field each column is mapped to; null for none. */
  get fields(): readonly (SpreadsheetField | null)[] {
    return this.columns.map(({ field }) => field);
  }

  /** True if leaving would lose rows, or a file that is read. */
  get dirty(): boolean {
    return this.picked.reading || this.text.trim() !== '';
  }

  paste(text: string): void {
    this.picked.clear();
    this.text = text;
    this.fileName = null;
    this.#changed();
  }

  /** Reads a file as the text. What was checked before no longer counts. */
  async choose(files: readonly PickedFile[]): Promise<void> {
    if (files.length > 0) this.#changed();
    await this.picked.choose(files, {
      refuse: refuseLargeCsv,
      take: ({ name, bytes }) => {
        const read = csvTextOf(bytes);
        if (!read.ok) return `${read.error}.`;
        if (read.value.text.trim() === '') return 'The file is empty.';
        this.#changed();
        this.text = read.value.text;
        this.fileName = name;
        return null;
      },
    });
  }

  /** Takes away the file that the field shows, with its rows. The rows stay if the file was not read. */
  clearFile(): void {
    if (this.picked.file === null) this.paste('');
    else this.picked.clear();
  }

  /** Maps column `at` to a field, or to no field when `field` is null. */
  take(at: number, field: SpreadsheetField | null): void {
    this.columns = this.columns.map((column, one) => (one === at ? { ...column, field } : column));
    this.problem = null;
    this.version += 1;
  }

  /** Returns the rows to send. If the spreadsheet or its file cannot be read, returns null, and the field says why. */
  async rows(): Promise<readonly SpreadsheetRow[] | null> {
    if (!(await this.picked.settle())) return null;
    const { text } = this;
    if (this.#read !== text) {
      const lines = await this.#reader.read(text);
      if (this.text !== text) return null;
      const columns = lines.ok ? columnsOfSpreadsheet(lines.value) : lines;
      if (!lines.ok || !columns.ok) return this.#refuse(columns.ok ? '' : columns.error);
      runInAction(() => {
        this.lines = lines.value;
        this.columns = columns.value;
        this.#read = text;
      });
    }
    const problem = validateColumns(this.fields);
    return problem === null ? rowsOfSpreadsheet(this.lines, this.fields) : this.#refuse(problem);
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
