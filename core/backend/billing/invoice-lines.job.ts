import { INVOICE_JOBS, LINE_COLUMNS } from '../../billing/billing-list.ts';
import type { InvoiceLine } from '../../billing/invoice-detail.schema.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { listExport, type WantedColumns } from '../jobs/list-export.operation.ts';
import type { LongDocumentState } from '../documents/long-document-printer.port.ts';
import type { BillingScope } from './billing.repository.port.ts';
import { invoiceDocument, documentClosing, documentLine } from './invoice-document.rule.ts';

/** Stored parameters of the export job, including the revision that the invoice had when the job started. */
interface InvoiceFileParameters extends WantedColumns {
  readonly id: string;
  readonly scope: BillingScope;
  readonly revision: number;
}

const access = { kind: 'full', applications: [2], permissions: ['billingRead'] } as const;

/** Exports all lines of an invoice as CSV in a background job (domain guide 6.13 "CSV"). */
export const INVOICE_LINES = listExport<InvoiceLine, InvoiceFileParameters, number>({
  name: INVOICE_JOBS.csv,
  access,
  columns: LINE_COLUMNS,
  rows: async (tx, { id, scope }, { after, limit }) =>
    (await tx.billing.lines(id, scope, { search: '', after: after ?? 0, limit }))?.lines ?? [],
  cursor: ({ place }) => place,
});

/** Number of invoice lines drawn per step of the job; a step takes a few milliseconds. */
const STEP_LINES = 250;

interface Checkpoint {
  readonly after: number;
  readonly paper: LongDocumentState;
}

const REPLACED = 'The invoice was replaced while its file was being made. Please start again.';
const step = { checkpoint: null, rows: 0, part: '' } as const;

/** Prints an invoice of any length as a PDF in a background job, part by part (domain guide 6.13 "PDF"). */
export const INVOICE_DOCUMENT: JobKind<InvoiceFileParameters, Checkpoint> = {
  name: INVOICE_JOBS.pdf,
  access,
  step: async (tx, { id, revision, scope }, checkpoint, { longDocumentPrinter, providerName }) => {
    const invoice = await tx.billing.invoice(id, scope);
    if (invoice?.revision !== revision) return { ...step, problem: REPLACED };
    if (checkpoint === null) {
      const { state, text } = await longDocumentPrinter.begin(
        invoiceDocument(invoice, providerName),
        [],
      );
      return { ...step, checkpoint: { after: 0, paper: state }, part: text };
    }
    const window = { search: '', after: checkpoint.after, limit: STEP_LINES };
    const lines = (await tx.billing.lines(id, scope, window))?.lines ?? [];
    const { state, text } = await longDocumentPrinter.rows(
      checkpoint.paper,
      lines.map(documentLine),
    );
    const last = lines.at(-1);
    const goesOn = last !== undefined && lines.length === STEP_LINES;
    return {
      checkpoint: goesOn ? { after: last.place, paper: state } : null,
      rows: lines.length,
      part: goesOn
        ? text
        : `${text}${(await longDocumentPrinter.end(state, documentClosing(invoice))).text}`,
    };
  },
};
