import { INVOICE_LIST } from '#core/billing/billing-list.ts';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { InvoiceRow } from '#core/billing/invoice-detail.schema.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { ok } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly billing: Pick<BillingGateway, 'listInvoices' | 'invoiceFile'>;
  readonly files: FileSaver;
}

/** The unpaid invoices, past due first and then by due date, each with its document. */
export class OpenInvoicesViewModel {
  readonly source: Loadable<readonly InvoiceRow[]>;
  readonly saving = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const read = (state: 'Past due' | 'Open') =>
      parts.billing.listInvoices({
        query: {
          ...INVOICE_LIST.start,
          filters: { state },
          sort: { key: 'due', direction: 'asc' },
        },
      });
    this.source = new Loadable<readonly InvoiceRow[]>({
      read: async () => {
        const [late, open] = await Promise.all([read('Past due'), read('Open')]);
        if (!late.ok) return late;
        return open.ok ? ok([...late.value.invoices, ...open.value.invoices]) : open;
      },
      fallback: 'The open invoices could not be loaded.',
    });
  }

  start(): void {
    this.source.start();
  }

  dispose(): void {
    this.source.dispose();
  }

  /** Saves the PDF of an invoice. */
  async save(id: string): Promise<void> {
    await this.saving.run(() => this.#parts.billing.invoiceFile({ id, format: 'pdf' }), {
      fallback: 'The file could not be made.',
      onOk: ({ name, bytes }) =>
        this.#parts.files.save({
          name,
          type: 'application/pdf',
          content: new Uint8Array(bytes),
        }),
    });
  }
}
