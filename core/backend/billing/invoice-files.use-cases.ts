import { grouped } from '#core/kernel/counted.rule.ts';
import { INVOICE_LIST, LINE_COLUMNS } from '../../billing/billing-list.ts';
import type { InvoiceDetail, InvoiceLine } from '../../billing/invoice-detail.schema.ts';
import type { Document } from '../../documents/document.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { EXPORT_AT_ONCE, type ExportFormat } from '../../lists/list-query.schema.ts';
import { listTable } from '../../lists/list-table.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { billingScope } from './billing-scope.operation.ts';
import { INVOICE_LINES, INVOICE_DOCUMENT } from './invoice-lines.job.ts';
import { invoiceDocument, documentClosing, documentLine } from './invoice-document.rule.ts';

type Ports = Pick<
  BackendPorts,
  | 'unitOfWork'
  | 'clock'
  | 'ids'
  | 'secrets'
  | 'providerName'
  | 'providerTimeZone'
  | 'tableFiles'
  | 'longDocumentPrinter'
>;

export interface FileRequest extends ListInput {
  readonly id: string;
  readonly format: ExportFormat;
}

const TOO_LONG = refusalOf(
  'unacceptable',
  'tooManyRows',
  `A file can have at most ${grouped(EXPORT_AT_ONCE)} lines when made directly. Make it in the background instead.`,
);

const nameOf = ({ number }: InvoiceDetail, format: ExportFormat): string =>
  `${INVOICE_LIST.name.slice(0, -1)}-${number}.${format}`;

const documentOf = async (
  { longDocumentPrinter, providerName }: Ports,
  invoice: InvoiceDetail,
  lines: readonly InvoiceLine[],
): Promise<Uint8Array> => {
  const sheet = invoiceDocument(invoice, providerName);
  return (await longDocumentPrinter.whole(sheet, lines.map(documentLine), documentClosing(invoice)))
    .bytes;
};

/** Use cases that export an invoice as a PDF on the provider's letterhead, or its lines as a table (domain guide 6.13). */
export const invoiceFiles = (ports: Ports) => ({
  /** Returns the file of an invoice. Refuses an invoice with more than 5,000 lines, which needs a background job. */
  invoiceFile: async (
    caller: SessionCaller,
    { id, format, ...input }: FileRequest,
  ): Reply<Document> => {
    const scope = billingScope(ports, caller, input);
    if (scope === null) return NOT_FOUND;
    const found = await ports.unitOfWork.read(async (tx) => ({
      invoice: await tx.billing.invoice(id, scope),
      lines: await tx.billing.lines(id, scope, { search: '', after: 0, limit: EXPORT_AT_ONCE + 1 }),
    }));
    const { invoice, lines } = found;
    if (invoice === null || lines === null) return NOT_FOUND;
    if (lines.lines.length > EXPORT_AT_ONCE) return TOO_LONG;
    const name = nameOf(invoice, format);
    const table = listTable(LINE_COLUMNS, null, lines.lines);
    const bytes =
      format === 'pdf'
        ? await documentOf(ports, invoice, lines.lines)
        : await ports.tableFiles.csv({ ...table, title: name, line: '' });
    const detail = { format, rows: String(lines.lines.length) };
    const line = { operation: 'invoice.file', target: invoice.number, detail } as const;
    await ports.unitOfWork.run((tx) => recordAudit(tx, ports, caller, { ...line, result: 'ok' }));
    return ok({ name, bytes });
  },

  /** Starts a background job for the file of an invoice of any length. */
  startInvoiceFile: async (
    caller: SessionCaller,
    {
      id,
      format,
      idempotencyKey: key,
      ...input
    }: FileRequest & { readonly idempotencyKey: string | null },
  ): Reply<Job> => {
    const scope = billingScope(ports, caller, input);
    if (scope === null) return NOT_FOUND;
    const invoice = await ports.unitOfWork.read((tx) => tx.billing.invoice(id, scope));
    if (invoice === null) return NOT_FOUND;
    const body = { id, format, siteGroupNum: scope.siteGroupNum };
    const submission = { key, route: 'startInvoiceFile', body };
    const { lines, number, revision } = invoice;
    return ports.unitOfWork.run((tx) =>
      startJob(tx, ports, caller, submission, () =>
        Promise.resolve({
          kind: format === 'pdf' ? INVOICE_DOCUMENT : INVOICE_LINES,
          parameters: { id, scope, revision },
          total: lines,
          fileName: nameOf(invoice, format),
          auditFacts: { invoice: number, format, day: isoInstant(ports.clock.now()).slice(0, 10) },
        }),
      ),
    );
  },
});
