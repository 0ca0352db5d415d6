import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document } from '../../documents/document.ts';
import { checkPdfBytes, PDF_TEXT, type PdfProblem } from '../../documents/check-pdf-bytes.rule.ts';
import { ok } from '../../kernel/result.ts';
import type { EditedNews } from '../../news/news.schema.ts';
import { recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUSY, refusalOf, type Reply } from '../refusal.ts';
import { answerChange, changeBy, providerDay } from './change-by.operation.ts';
import { describeForEditor } from './describe-for-reader.rule.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'providerTimeZone' | 'documentInspector' | 'secrets'
>;

const OPERATION = 'news.document.store';

export interface Upload {
  readonly newsId: string;
  readonly rev: number;
  readonly document: Document;
}

/** Stores the single PDF of a news item (SECURITY.md §2.13). The PDF is checked before the transaction. */
export const uploadNewsDocument =
  (ports: Ports) =>
  async (caller: SessionCaller, input: Upload): Reply<EditedNews> => {
    const document = { ...input.document, name: cleanFileName(input.document.name) };
    const problem =
      checkPdfBytes(document) ?? (await ports.documentInspector.inspect(document.bytes));
    if (problem === 'busy') return BUSY;
    return problem === null
      ? store(ports, caller, { ...input, document })
      : refuse(ports, caller, input.newsId, problem);
  };

const store = (
  ports: Ports,
  caller: SessionCaller,
  { newsId, rev, document }: Upload,
): Reply<EditedNews> => {
  const digest = ports.documentInspector.digest(document);
  return ports.unitOfWork.run(async (tx) => {
    const change = changeBy(ports, caller);
    const done = await tx.news.putDocument(newsId, rev, { ...document, digest }, change);
    if (!done) {
      // If the same file is already stored, this is a repeated upload whose response was lost.
      const item = await tx.news.find(newsId);
      if (item?.documentDigest === digest) return ok(describeForEditor(item, providerDay(ports)));
    }
    return answerChange(tx, ports, caller, {
      operation: OPERATION,
      newsId,
      done,
      detail: { name: document.name.slice(0, 200), size: String(document.bytes.length) },
    });
  });
};

const refuse = (
  ports: Ports,
  caller: SessionCaller,
  target: string,
  problem: PdfProblem,
): Reply<EditedNews> =>
  ports.unitOfWork.run((tx) => {
    const facts = { operation: OPERATION, target, detail: { reason: problem } };
    const refusal = refusalOf('unacceptable', 'documentRefused', `${PDF_TEXT[problem]}.`);
    return recordRefusal(tx, ports, caller, facts, refusal);
  });
