import type {
  AccountSpreadsheetGateway,
  WholeSpreadsheet,
} from '#core/new-account/account-spreadsheet.gateway.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import { type Answer, err, type Failure, ok } from '#core/kernel/result.ts';
import type { SpreadsheetField } from '#core/new-account/spreadsheet-fields.rule.ts';
import type { SpreadsheetRun } from '#core/new-account/spreadsheet.schema.ts';
import type { CsvLine } from '#core/zones/csv-reader.port.ts';

/** A spreadsheet as it was sent. */
export interface SentSpreadsheet {
  readonly text: string;
  /** The field of each column. */
  readonly fields: readonly (SpreadsheetField | null)[];
  readonly lines: readonly CsvLine[];
  readonly sheet: WholeSpreadsheet;
  /** Line numbers of the rows to skip. */
  readonly left: readonly number[];
}

/** A bulk-create run with the spreadsheet whose accounts it creates. */
export interface BegunSpreadsheet {
  readonly run: SpreadsheetRun;
  readonly sent: SentSpreadsheet;
}

interface Parts {
  readonly gateway: Pick<AccountSpreadsheetGateway, 'read' | 'start'>;
  readonly ids: IdSource;
}

/** Checks whether the server already creates accounts under the id. */
export const isStarted = (error: Failure): boolean =>
  error.kind === 'refused' && error.code === 'sheetStarted';

/**
 * The spreadsheets that were sent under one run id. The server creates the first that arrives, which need not be the last
 * one sent, because an answer may be lost (domain guide 6.18 "Bulk create").
 */
export class SentSpreadsheets {
  id: string;
  readonly #parts: Parts;
  #sent: readonly SentSpreadsheet[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.id = parts.ids.next();
  }

  /** Takes a new run id. */
  renew(): void {
    this.id = this.#parts.ids.next();
    this.#sent = [];
  }

  /** Takes a new run id, unless accounts may be created under this one. */
  renewUnsent(): void {
    if (this.#sent.length === 0) this.renew();
  }

  /** Sends a spreadsheet. Returns the run of an earlier one if the server creates that one. */
  async send(sent: SentSpreadsheet): Answer<BegunSpreadsheet> {
    const { id } = this;
    const earlier = this.#sent.filter((one) => !isSame(one, sent));
    this.#sent = [...earlier, sent];
    const run = await this.#parts.gateway.start(id, sent.sheet, sent.left);
    if (run.ok) return ok({ run: run.value, sent });
    return isStarted(run.error) ? this.#find(id, earlier.length > 0 ? earlier : [sent]) : run;
  }

  /** Returns the run that was started under the current id. */
  async begun(): Answer<BegunSpreadsheet> {
    return this.#find(this.id, this.#sent);
  }

  /** Sends several again, because the server accepts only the one that it creates. */
  async #find(id: string, candidates: readonly SentSpreadsheet[]): Answer<BegunSpreadsheet> {
    const [only, ...others] = candidates;
    if (only !== undefined && others.length === 0) {
      const run = await this.#parts.gateway.read(id);
      return run.ok ? ok({ run: run.value, sent: only }) : run;
    }
    for (const sent of candidates) {
      const run = await this.#parts.gateway.start(id, sent.sheet, sent.left);
      if (run.ok) return ok({ run: run.value, sent });
      if (!isStarted(run.error)) return run;
    }
    return err({ kind: 'refused', status: 409, message: null, code: 'sheetStarted' });
  }
}

const isSame = (one: SentSpreadsheet, other: SentSpreadsheet): boolean =>
  JSON.stringify([one.sheet, one.left]) === JSON.stringify([other.sheet, other.left]);

/** Checks whether the page still holds what was sent. Columns that are not read yet have no fields. */
export const isShown = (
  { fields, sheet, text }: SentSpreadsheet,
  page: Pick<SentSpreadsheet, 'fields' | 'text'>,
  { branch, templateId }: Pick<WholeSpreadsheet, 'branch' | 'templateId'>,
): boolean =>
  page.text === text &&
  branch === sheet.branch &&
  templateId === sheet.templateId &&
  (page.fields.length === 0 || page.fields.join(',') === fields.join(','));
