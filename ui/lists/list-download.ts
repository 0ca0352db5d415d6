import { makeAutoObservable, runInAction } from 'mobx';
import type { Document } from '#core/documents/document.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { ExportFormat, ListExport } from '#core/lists/list-query.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from './list-choices.ts';

/** The contents of an export file: the current filter and the displayed columns. */
export interface ListWanted extends ListExport {
  /** The number of rows in the list. */
  readonly total: number;
}

/** The services that a list's screen needs besides its gateway. */
export interface ListServices {
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly own?: OwnPreferences;
}

interface Parts extends ListServices {
  /** Loads the export file. Returns null if a background job creates the file (domain guide 5.5). */
  readonly take: (wanted: ListWanted) => Promise<Result<Document | null, Failure>>;
  /** The message for a failure to which the provider gave no text. */
  readonly fallback: string;
  /** The noun for one row; "row" by default. */
  readonly row?: string;
}

const TYPES: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv', pdf: 'application/pdf' };

/** Exports the rows of a filter as a file and shows how many rows the file contains. Only one export runs at a time. */
export class ListDownload {
  busy = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  async run(wanted: ListWanted): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const taken = await this.#parts.take(wanted);
    runInAction(() => (this.busy = false));
    if (taken.ok) {
      if (taken.value !== null) this.#keep(taken.value, wanted);
    } else {
      const title = explain(taken.error, this.#parts.fallback, 'read');
      if (title !== null)
        this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
    }
  }

  #keep({ name, bytes }: Document, { format, total }: ListWanted): void {
    const { files, toasts, row = 'row' } = this.#parts;
    const durationMs = DURATIONS.toastLong;
    files.save({ name, type: TYPES[format], content: Uint8Array.from(bytes) });
    const text = `${counted(total, row)}.`;
    toasts.show({ tone: 'ok', title: MESSAGES.downloading, text, durationMs });
  }
}
