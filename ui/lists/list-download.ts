import { makeAutoObservable, runInAction } from 'mobx';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { FileContent, FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { ExportFormat, ListExport } from '#core/lists/list-query.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** What is wanted of a list: the filter as it is asked, and the columns as they are shown. */
export interface ListWanted extends ListExport {
  /** Rows the list says there are. */
  readonly total: number;
}

/** A list to take away: the file, or the job that will make one of so many rows (domain guide 5.5). */
export type ListTaken =
  | {
      readonly to: 'file';
      readonly name: string;
      readonly content: FileContent;
      readonly rows: number;
    }
  /** Whoever follows the job says so itself. */
  | { readonly to: 'job' };

interface Parts {
  readonly take: (wanted: ListWanted) => Promise<Result<ListTaken, Failure>>;
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Said when it fails and the provider says nothing. */
  readonly fallback: string;
  /** What one row is called, "row" unless said. */
  readonly row?: string;
}

/** A file the provider made, with as many rows as the list says. */
export const fileTaken = (
  made: Result<Document, Failure>,
  rows: number,
): Result<ListTaken, Failure> =>
  made.ok
    ? ok({ to: 'file', name: made.value.name, content: Uint8Array.from(made.value.bytes), rows })
    : made;

const TYPES: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv', pdf: 'application/pdf' };

/** Takes the rows of a filter away as a file and says how many they are; one at a time. */
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
    runInAction(() => {
      this.busy = false;
    });
    if (taken.ok) {
      if (taken.value.to === 'file') this.#keep(wanted.format, taken.value);
    } else {
      const title = explain(taken.error, this.#parts.fallback, 'read');
      if (title !== null)
        this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
    }
  }

  #keep(format: ExportFormat, taken: Extract<ListTaken, { to: 'file' }>): void {
    const { files, toasts, row = 'row' } = this.#parts;
    const { rows } = taken;
    const count = `${rows.toLocaleString('en-US')} ${rows === 1 ? row : `${row}s`}`;
    const durationMs = DURATIONS.toastLong;
    files.save({ name: taken.name, type: TYPES[format], content: taken.content });
    const text = `${count}.`;
    toasts.show({ tone: 'ok', title: MESSAGES.downloading, text, durationMs });
  }
}
