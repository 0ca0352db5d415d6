import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { csvText } from '../../kernel/csv.rule.ts';
import { heldPermissions } from '../../permission/has-permissions.rule.ts';
import { daysWords, instantsOf } from '../../reports/report-days.rule.ts';
import {
  knownKind,
  mayReadKind,
  REPORT_KINDS,
  reportTitle,
  type ReportKind,
} from '../../reports/report-kinds.ts';
import { REPORT_LIMITS, type ReportFormat, type ReportScope } from '../../reports/report.schema.ts';
import { letterheadOf } from '../branding/letterhead.operation.ts';
import type { JobKind, JobWork, PrepareWork } from '../jobs/job-kind.ts';
import type { JobStep } from '../jobs/job.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { endReport } from './end-report.operation.ts';
import { cellsOf } from './report-cells.rule.ts';
import { REPORT_COLUMNS_OF, type ReportColumn } from './report-columns.ts';
import type { ReportCells, WorkbookPlace } from './report-files.port.ts';
import type { ReportAsk, ReportPlace } from './report-request.ts';
import { tellReports } from './tell-reports.operation.ts';

/** What is stored with such a job: the days as they were meant when it was asked for. */
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

/** How far a report is; another server goes on from here. */
interface ReportCheckpoint {
  readonly phase: 'rows' | 'print';
  readonly after: ReportPlace | null;
  readonly rows: number;
  /** 0 to 100, as its list tells it. */
  readonly percent: number;
  /** What stands first in the places at each hundredth. */
  readonly marks: readonly number[];
  /** Pieces kept for the printer. */
  readonly pieces: number;
  readonly book: WorkbookPlace | null;
}

/** What was printed before the transaction of the last step. */
interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Rows of one step: some ten milliseconds on the embedded engine, which answers nobody else meanwhile. */
const STEP_ROWS = 500;
/** Collecting the rows is this part of a PDF; printing them is the rest. */
const COLLECTED = 80;
/** How long a PDF of the most rows may be printed, in milliseconds. */
const PRINT_MS = 10 * 60000;

const BEGIN: ReportCheckpoint = {
  ...{ phase: 'rows', after: null, rows: 0, percent: 0, marks: [], pieces: 0, book: null },
};

const isKind = (kind: string): kind is ReportKind => REPORT_KINDS.some((known) => known === kind);

const columnsOf = (kind: string): readonly ReportColumn[] =>
  isKind(kind) ? REPORT_COLUMNS_OF[kind] : [];

const askOf = (
  parameters: ReportParameters,
  { clock, providerTimeZone, wallClock }: Pick<JobWork, 'clock' | 'providerTimeZone' | 'wallClock'>,
  after: ReportPlace | null,
): ReportAsk => ({
  ...parameters,
  ...instantsOf(parameters, parameters.timeZone, wallClock),
  ...{ now: clock.now(), today: calendarDay(clock.now(), providerTimeZone) },
  ...{ after, limit: STEP_ROWS },
});

const tooMany = (format: ReportFormat): string => {
  const most = REPORT_LIMITS.rows[format].toLocaleString('en-US');
  return `Over ${most} rows: a ${format === 'pdf' ? 'PDF' : 'file'} holds at most that many.`;
};

const percentOf = (marks: readonly number[], next: ReportPlace, format: ReportFormat): number => {
  const first = Number(next[0]);
  const passed = marks.length <= 1 ? 0 : marks.filter((mark) => mark < first).length;
  return Math.min(99, Math.floor((passed * (format === 'pdf' ? COLLECTED : 100)) / 100));
};

/** Adds the cells to the file, or keeps them for the printer. */
const putCells = async (
  tx: Transaction,
  { format, reportId }: ReportParameters,
  { reportFiles }: Pick<JobWork, 'reportFiles'>,
  before: ReportCheckpoint,
  piece: { readonly head: readonly string[]; readonly rows: ReportCells; readonly isLast: boolean },
): Promise<{ readonly part: string | Uint8Array; readonly book: WorkbookPlace | null }> => {
  switch (format) {
    case 'csv':
      return { part: csvText(before.rows === 0 ? piece.head : null, piece.rows), book: null };
    case 'xlsx': {
      const { bytes, place } = await reportFiles.workbook(before.book, piece);
      return { part: bytes, book: place };
    }
    case 'pdf':
      await tx.reports.keepRows(
        reportId,
        before.pieces,
        piece.rows.map((row) => row.map((cell) => String(cell ?? ''))),
      );
      return { part: '', book: null };
  }
};

const collect = async (
  tx: Transaction,
  parameters: ReportParameters,
  before: ReportCheckpoint,
  work: JobWork,
): Promise<JobStep> => {
  const { format, kind, timeZone } = parameters;
  const ask = askOf(parameters, work, before.after);
  const found = await tx.reports.rows(ask);
  const rows = before.rows + found.rows.length;
  if (rows > REPORT_LIMITS.rows[format])
    return { checkpoint: null, rows: 0, part: '', problem: tooMany(format), why: 'tooManyRows' };
  const columns = columnsOf(kind);
  const cells = cellsOf(columns, found.rows, { format, timeZone, wallClock: work.wallClock });
  const isLast = found.next === null;
  const head = columns.map(({ title }) => title);
  const { book, part } = await putCells(tx, parameters, work, before, {
    ...{ head, rows: cells, isLast },
  });
  const counted = { rows: found.rows.length, part };
  if (isLast && format !== 'pdf') return { ...counted, checkpoint: null };
  const at = { ...before, rows, book, pieces: before.pieces + 1, after: found.next };
  return found.next === null
    ? {
        ...counted,
        checkpoint: { ...at, phase: 'print', percent: COLLECTED },
        patience: PRINT_MS,
      }
    : { ...counted, checkpoint: { ...at, percent: percentOf(at.marks, found.next, format) } };
};

async function* piecesOf(
  { unitOfWork }: Pick<PrepareWork, 'unitOfWork'>,
  reportId: string,
  pieces: number,
): AsyncGenerator<readonly (readonly string[])[]> {
  for (let num = 0; num < pieces; num += 1) {
    const rows = await unitOfWork.read((tx) => tx.reports.keptRows(reportId, num));
    if (rows === null) throw new Error('rows of a report are gone before they were printed');
    yield rows;
  }
}

/** The line under the title: accounts, days and how many rows. */
const lineOf = ({ fromDay, scopeName, toDay }: ReportParameters, rows: number): string =>
  `${scopeName} · ${daysWords({ fromDay, toDay }).replace('–', 'to')} · ${rows.toLocaleString('en-US')} rows`;

const print = async (
  parameters: ReportParameters,
  { pieces, rows }: ReportCheckpoint,
  work: PrepareWork,
): Promise<Printed> => {
  const { kind, name, reportId, siteGroupNum } = parameters;
  const title = name === reportTitle(kind) ? name : `${name}: ${reportTitle(kind)}`;
  const head = columnsOf(kind).map((column) => column.title);
  const letterhead = await letterheadOf(work, siteGroupNum, 'live');
  const above = { title, line: lineOf(parameters, rows), head, letterhead };
  return work.reportFiles.print(above, piecesOf(work, reportId, pieces));
};

/** Ends a report whose starter may not read any more what it says: a schedule goes on in the name of whoever saved it, also after a right was taken away. */
const lostRight = async (
  tx: Transaction,
  { kind }: ReportParameters,
  { job }: JobWork,
): Promise<JobStep | null> => {
  if (knownKind(kind)?.needs === undefined) return null;
  const starter = await tx.accounts.loadUser(job.ownerId);
  if (mayReadKind(kind, [...heldPermissions(starter)])) return null;
  const problem = `${starter.name} may not read this report any more. Somebody who may has to run it, or save its schedule.`;
  return { ...{ checkpoint: null, rows: 0, part: '' }, problem, why: 'noRight' };
};

/**
 * A report as a file of any length: rows by rows into the file, or for paper first beside it, and then printed as a whole outside
 * of any transaction. Whoever is killed in between is followed by another from the last step (domain guide 6.9).
 */
export const REPORT: JobKind<ReportParameters, ReportCheckpoint, Printed | null> = {
  name: 'report',
  access: { kind: 'full', applications: [1, 2], permissions: ['reportRead'] },
  bounds: { fileBytes: 1024 * 1024 * 1024, keepFile: REPORT_LIMITS.keepFile },
  prepare: (parameters, checkpoint, work) =>
    checkpoint?.phase === 'print' ? print(parameters, checkpoint, work) : Promise.resolve(null),
  step: async (tx, parameters, checkpoint, work) => {
    if (checkpoint?.phase === 'print') {
      if (work.prepared === null) throw new Error('a report was not printed before its last step');
      const { bytes, pages } = work.prepared;
      await tx.reports.printed(parameters.reportId, pages);
      return { checkpoint: null, rows: 0, part: bytes };
    }
    if (checkpoint !== null) return collect(tx, parameters, checkpoint, work);
    const lost = await lostRight(tx, parameters, work);
    if (lost !== null) return lost;
    const marks = await tx.reports.marks(askOf(parameters, work, null));
    const step = await collect(tx, parameters, { ...BEGIN, marks }, work);
    if (step.problem === undefined && step.checkpoint !== null)
      await tellReports(tx, work, parameters.siteGroupNum);
    return step;
  },
  mayHave: ({ kind }, rights) => mayReadKind(kind, rights),
  ended: (tx, { reportId }, end, work) => endReport(tx, work, reportId, end),
};
