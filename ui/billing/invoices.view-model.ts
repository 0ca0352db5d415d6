import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { INVOICE_LIST } from '#core/billing/billing-list.ts';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type {
  InvoiceDetail,
  InvoicePage,
  InvoiceRow,
} from '#core/billing/invoice-detail.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { mapOk, ok } from '#core/kernel/result.ts';
import { EXPORT_AT_ONCE, type ExportFormat } from '#core/lists/list-query.schema.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { isMissing } from '../shell/is-missing.ts';
import { InvoiceLinesViewModel } from './invoice-lines.view-model.ts';

interface Parts extends ListServices {
  readonly billing: BillingGateway;
  /** Follows the background job that creates the file of a large invoice. */
  readonly job: JobFollower;
  readonly makeKey: () => AttemptKey;
  /** False during an impersonation. */
  readonly mayStartJobs: boolean;
}

/** The view model of the invoice list and of the opened invoice with its lines and files (domain guide 6.13). */
export class InvoicesViewModel {
  readonly list: ListViewModel<InvoiceRow>;
  readonly download: ListDownload;
  /** The file download of the opened invoice. */
  readonly file: ListDownload;
  readonly job: JobFollower;
  branches: InvoicePage['branches'] = [];
  /** The id of the invoice named in the URL. */
  openId: string | null = null;
  opened: InvoiceDetail | null = null;
  lines: InvoiceLinesViewModel | null = null;
  /** The reason why the invoice could not be opened. */
  missing: string | null = null;
  readonly #parts: Parts;
  readonly #key: AttemptKey;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#key = parts.makeKey();
    this.job = parts.job;
    const { billing, own } = parts;
    this.list = new ListViewModel<InvoiceRow>({
      shape: INVOICE_LIST,
      read: async (query) =>
        mapOk(await billing.listInvoices({ query }), ({ branches, invoices, total }) => {
          runInAction(() => {
            this.branches = branches;
          });
          return { rows: invoices, total };
        }),
      keyOf: ({ id }) => id,
      fallback: 'The invoices could not be loaded.',
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => billing.exportInvoices(wanted),
      fallback: 'The invoices could not be exported.',
      row: 'invoice',
    });
    this.file = new ListDownload({
      ...parts,
      take: ({ format }) => this.#take(format),
      fallback: 'The file could not be made.',
      row: 'line',
    });
    makeAutoObservable(this, {
      list: false,
      download: false,
      file: false,
      job: false,
      opened: observableRef,
      branches: observableRef,
      lines: observableRef,
    });
  }

  dispose(): void {
    this.list.dispose();
    this.lines?.dispose();
  }

  /** Opens the invoice named in the URL. Null closes the opened invoice. */
  open(id: string | null): void {
    if (id === this.openId) return;
    this.openId = id;
    this.opened = this.missing = null;
    this.lines?.dispose();
    this.lines = null;
    if (id !== null) void this.#read(id);
  }

  /** Reloads the opened invoice, for example after a failure. */
  async again(): Promise<void> {
    if (this.openId !== null) await this.#read(this.openId);
  }

  async save(format: ExportFormat): Promise<void> {
    const total = this.opened?.lines ?? 0;
    await this.file.run({ query: INVOICE_LIST.start, columns: [], format, total });
  }

  async #read(id: string): Promise<void> {
    const read = await this.#parts.billing.readInvoice({ id });
    runInAction(() => {
      if (id !== this.openId) return;
      this.missing = null;
      if (!read.ok) {
        this.missing = isMissing(read.error)
          ? 'This invoice was not found, or it belongs to another site group.'
          : explain(read.error, 'The invoice could not be loaded.', 'read');
        return;
      }
      this.opened = read.value;
      this.lines = new InvoiceLinesViewModel({ billing: this.#parts.billing, id });
      void this.lines.begin();
    });
  }

  async #take(format: ExportFormat) {
    const { billing, job, mayStartJobs } = this.#parts;
    const { opened } = this;
    if (opened === null) return ok(null);
    const { id, lines, revision } = opened;
    if (lines <= EXPORT_AT_ONCE || !mayStartJobs) return billing.invoiceFile({ id, format });
    const idempotencyKey = this.#key.for({ id, revision, format });
    const started = await billing.startInvoiceFile({ id, format }, { idempotencyKey });
    this.#key.settle(started);
    if (!started.ok) return started;
    job.follow(started.value);
    return ok(null);
  }
}
