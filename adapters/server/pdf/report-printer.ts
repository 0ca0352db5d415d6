import { Worker } from 'node:worker_threads';
import type { ReportFiles } from '#core/backend/reports/report-files.port.ts';
import { BoundedPool } from '../secrets/bounded-pool.ts';
import type { PrintedReport } from './print-report.ts';

/** How long a report of the most rows may be printed, in milliseconds, and what its thread may hold. */
const LIMITS = { print: 9 * 60000, megabytes: 256 } as const;

/** What is said to the thread: what stands above the rows, then piece after piece, then that there are no more. */
export type PrintWord =
  | { readonly head: Parameters<ReportFiles['print']>[0] }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly isOver: true };

/** What the thread says: that it may be told more, or what it printed. */
export type PrinterWord = 'ready' | 'more' | PrintedReport;

const isPrinted = (said: unknown): said is PrintedReport =>
  typeof said === 'object' && said !== null && 'pages' in said;

const printInThread = (
  program: string,
  [head, pieces]: Parameters<ReportFiles['print']>,
): Promise<PrintedReport> => {
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.megabytes, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  });
  const rows = pieces[Symbol.asyncIterator]();
  let isBegun = false;
  const nextWord = async (): Promise<PrintWord> => {
    if (!isBegun) {
      isBegun = true;
      return { head };
    }
    const piece = await rows.next();
    return piece.done === true ? { isOver: true } : { rows: piece.value };
  };
  const printed = new Promise<PrintedReport>((resolve, reject) => {
    const clock = setTimeout(
      () => reject(new Error('a report took too long to print')),
      LIMITS.print,
    );
    clock.unref();
    worker.on('message', (said: unknown) => {
      if (isPrinted(said)) resolve(said);
      else nextWord().then((word) => worker.postMessage(word), reject);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(clock);
      reject(new Error('the printer of reports ended before its report'));
    });
  });
  return printed.finally(() => void worker.terminate());
};

/** Prints reports in a thread of their own, one at once, piece by piece: no request waits for it, and a report that is too much for it harms nobody else. */
export const workerReportPrinter = (program: string): ReportFiles['print'] => {
  const pool = new BoundedPool({ width: 1, waiting: 8 });
  return async (...printed) => {
    const made = await pool.run(() => printInThread(program, printed));
    if (made === 'busy') throw new Error('too many reports are printed at once');
    return made;
  };
};
