import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ReportFormat, ReportRow } from '#core/reports/report-row.schema.ts';
import type { ReportsGateway } from '#core/reports/reports.api.ts';
import type { ToastStore } from '../kit/toast.store.ts';

interface Parts {
  readonly gateway: Pick<ReportsGateway, 'reportFile'>;
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
}

const TYPES: Readonly<Record<ReportFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Downloads the file of a report and saves it, with a message when the download starts (spec §8 “Downloading file...”). */
export class ReportDownload {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  read(id: string): Answer<Document> {
    return this.#parts.gateway.reportFile({ id });
  }

  async run({ format, id }: Pick<ReportRow, 'id' | 'format'>): Promise<void> {
    const { files, gateway, toasts } = this.#parts;
    const durationMs = DURATIONS.toastShort;
    toasts.show({ tone: 'info', title: MESSAGES.downloading, durationMs });
    const answer = await gateway.reportFile({ id });
    if (answer.ok) {
      const { bytes, name } = answer.value;
      files.save({ name, type: TYPES[format], content: new Uint8Array(bytes) });
      return;
    }
    const title = explain(answer.error, 'The report could not be downloaded.', 'read');
    if (title !== null) toasts.show({ tone: 'alarm', title, durationMs });
  }
}
