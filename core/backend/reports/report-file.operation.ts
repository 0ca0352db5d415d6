import type { DocumentInParts } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { filePartsOf } from '../jobs/file-parts-of.operation.ts';
import { NOT_FOUND, type Refusal } from '../refusal.ts';
import { ANYBODYS, type FoundReport, type ReportViewer } from './report.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

const NO_FILE = {
  Queued: { kind: 'conflict', message: 'The report is not ready yet.', code: 'reportRunning' },
  Running: { kind: 'conflict', message: 'The report is not ready yet.', code: 'reportRunning' },
  Failed: { kind: 'notFound', message: 'There is no file because it couldn’t be created.' },
  Expired: {
    kind: 'expired',
    message: 'The file was kept for 90 days and has been deleted. Please run the report again.',
    code: 'reportExpired',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Returns a report that has a file, otherwise the refusal. Without `viewer`, any report is found by its id. */
export const reportFile = async (
  tx: Transaction,
  reportId: string,
  now: number,
  viewer: ReportViewer = ANYBODYS,
): Promise<Result<FoundReport, Refusal>> => {
  const found = await tx.reports.find(reportId, viewer, now);
  if (found === null) return NOT_FOUND;
  const { state } = found.row;
  return state === 'Ready' ? ok(found) : err(NO_FILE[state]);
};

/** Returns the file of a report as a stream of parts. */
export const reportParts = (
  ports: Pick<BackendPorts, 'unitOfWork'>,
  { fileName, fileSize, jobId }: Pick<FoundReport, 'fileName' | 'fileSize' | 'jobId'>,
): DocumentInParts => ({
  name: fileName,
  size: fileSize,
  parts: filePartsOf(ports, jobId, fileSize),
});
