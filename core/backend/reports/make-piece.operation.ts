import { grouped } from '#core/kernel/counted.rule.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { csvText } from '../../kernel/csv-text.rule.ts';
import { instantsOf } from '../../reports/report-days.rule.ts';
import { REPORT_KINDS, type ReportKind } from '../../reports/report-kinds.ts';
import {
  REPORT_LIMITS,
  type ReportFormat,
  type ReportScope,
} from '../../reports/report-row.schema.ts';
import { letterheadOf } from '../documents/letterhead-of.operation.ts';
import type { PrepareWork } from '../jobs/job-kind.ts';
import type { JobStep } from '../jobs/job.repository.port.ts';
import type { LongDocumentState } from '../documents/long-document-printer.port.ts';
import { cellsOf, headOf, plainCells } from './cells-of.rule.ts';
import { REPORT_COLUMNS_OF, type ReportColumn } from './report-columns.ts';
import type { ReportCells, WorkbookPlace } from './report-files.port.ts';
import type { ReportAsk, ReportPlace } from './report-request.ts';
import { documentRows, reportClosing, reportDocument } from './report-document.rule.ts';

/** The stored parameters of a report job, with its days resolved. */
export interface ReportParameters {
  readonly reportId: string;
  readonly siteGroupNum: number;
  readonly kind: string;
  readonly name: string;
  readonly scope: ReportScope;
  readonly scopeName: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly days: number;
  readonly timeZone: string;
  readonly format: ReportFormat;
}

/** The progress of a report, from which any server can continue. */
export interface ReportCheckpoint {
  readonly after: ReportPlace | null;
  readonly rows: number;
  /** Percentage from 0 to 100, shown in the list. */
  readonly percent: number;
  /** Values of the first sort key at each hundredth of the rows, from which the percentage is computed. */
  readonly marks: readonly number[];
  readonly book: WorkbookPlace | null;
  readonly paper: LongDocumentState | null;
}

/** A step computed before its transaction. `pages` is set when the PDF is complete. */
export interface MadePiece {
  readonly step: JobStep;
  readonly pages: number | null;
}

/** Number of rows per step. A step blocks the server for a few milliseconds. */
const STEP_ROWS = 250;

type Work = Pick<
  PrepareWork,
  'unitOfWork' | 'clock' | 'wallClock' | 'reportFiles' | 'longDocumentPrinter' | 'providerTimeZone'
>;

/** Rows of one step; `isLast` is true if none follow. */
interface Piece {
  readonly columns: readonly ReportColumn[];
  readonly rows: ReportCells;
  readonly isLast: boolean;
}

/** The bytes that a step adds to the file, and the file's state afterward. */
interface Added extends Pick<MadePiece, 'pages'>, Pick<ReportCheckpoint, 'book' | 'paper'> {
  readonly part: string | Uint8Array;
}

const isKind = (kind: string): kind is ReportKind => REPORT_KINDS.some((known) => known === kind);

const askOf = (
  parameters: ReportParameters,
  { clock, providerTimeZone, wallClock }: Work,
  after: ReportPlace | null,
): ReportAsk => ({
  ...parameters,
  ...instantsOf(parameters, parameters.timeZone, wallClock),
  now: clock.now(),
  today: calendarDay(clock.now(), providerTimeZone),
  after,
  limit: STEP_ROWS,
});

const tooMany = (format: ReportFormat): string => {
  const most = grouped(REPORT_LIMITS.rows[format]);
  return `Over ${most} rows: a ${format === 'pdf' ? 'PDF' : 'file'} can have at most that many.`;
};

const percentOf = (marks: readonly number[], next: ReportPlace): number => {
  const first = Number(next[0]);
  const passed = marks.length <= 1 ? 0 : marks.filter((mark) => mark < first).length;
  return Math.min(99, passed);
};

const addToDocument = async (
  parameters: ReportParameters,
  before: ReportCheckpoint,
  { columns, isLast, rows }: Piece,
  work: Work,
): Promise<Added> => {
  const { longDocumentPrinter } = work;
  const printedRows = documentRows(rows);
  const begin = async () => {
    const letterhead = await letterheadOf(work, parameters.siteGroupNum, 'live');
    return longDocumentPrinter.begin(
      reportDocument({ columns, letterhead }, parameters),
      printedRows,
    );
  };
  const { state, text } = before.paper === null ? await begin() : { state: before.paper, text: '' };
  const drawn = await longDocumentPrinter.rows(state, printedRows);
  if (!isLast) return { part: text + drawn.text, paper: drawn.state, book: null, pages: null };
  const { pages, text: rest } = await longDocumentPrinter.end(
    drawn.state,
    reportClosing(before.rows + rows.length),
  );
  return { part: text + drawn.text + rest, paper: null, book: null, pages };
};

const addTo = async (
  parameters: ReportParameters,
  before: ReportCheckpoint,
  piece: Piece,
  work: Work,
): Promise<Added> => {
  const nothing = { book: null, paper: null, pages: null };
  const head = headOf(piece.columns, parameters.format);
  switch (parameters.format) {
    case 'csv':
      return { ...nothing, part: csvText(before.rows === 0 ? head : null, plainCells(piece.rows)) };
    case 'xlsx': {
      const { isLast, rows } = piece;
      const made = await work.reportFiles.workbook(before.book, { head, isLast, rows });
      return { ...nothing, part: made.bytes, book: made.place };
    }
    case 'pdf':
      return addToDocument(parameters, before, piece, work);
  }
};

const begun = async (parameters: ReportParameters, work: Work): Promise<ReportCheckpoint> => ({
  after: null,
  rows: 0,
  percent: 0,
  book: null,
  paper: null,
  marks: await work.unitOfWork.read((tx) => tx.reports.marks(askOf(parameters, work, null))),
});

/**
 * Reads the next rows of a report and formats them as the next part of the file. Formatting runs outside any transaction,
 * so it blocks no other transaction.
 */
export const makePiece = async (
  parameters: ReportParameters,
  checkpoint: ReportCheckpoint | null,
  work: Work,
): Promise<MadePiece> => {
  const { format, kind, timeZone } = parameters;
  const before = checkpoint ?? (await begun(parameters, work));
  const found = await work.unitOfWork.read((tx) =>
    tx.reports.rows(askOf(parameters, work, before.after)),
  );
  const count = found.rows.length;
  const rows = before.rows + count;
  if (rows > REPORT_LIMITS.rows[format]) {
    const ends = { checkpoint: null, rows: 0, part: '' } as const;
    return { step: { ...ends, problem: tooMany(format), why: 'tooManyRows' }, pages: null };
  }
  const columns = isKind(kind) ? REPORT_COLUMNS_OF[kind] : [];
  const facts = { format, timeZone, wallClock: work.wallClock };
  const cells = cellsOf(columns, found.rows, facts);
  const piece = { columns, rows: cells, isLast: found.next === null };
  const { book, pages, paper, part } = await addTo(parameters, before, piece, work);
  if (found.next === null) return { step: { checkpoint: null, rows: count, part }, pages };
  const percent = percentOf(before.marks, found.next);
  const next = { ...before, rows, book, paper, percent, after: found.next };
  return { step: { checkpoint: next, rows: count, part }, pages };
};
