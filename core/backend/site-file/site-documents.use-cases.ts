import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document } from '../../documents/document.ts';
import {
  FILE_TEXT,
  type FileProblem,
  checkFileBytes,
} from '../../documents/check-file-bytes.rule.ts';
import { endingOf } from '../../documents/media-type-of.rule.ts';
import { ok } from '../../kernel/result.ts';
import { MOST_DOCUMENTS } from '../../site-file/site-file.schema.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUSY, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { FilePorts } from './account-under.operation.ts';

const TOO_MANY = refusalOf(
  'unacceptable',
  'tooManyDocuments',
  `A site can have at most ${MOST_DOCUMENTS} documents. Delete one that is no longer needed.`,
);
const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This couldn’t be saved. Please choose the file again.',
);

type Named = SiteInput & { readonly id: string };
type Upload = Named & { readonly document: Document };

const LABELS = { name: 'Document' } as const;

/** Creates the use cases for documents of a site: plans, contracts, photos (domain guide 6.11 "Documents"). */
export const siteDocuments = (ports: FilePorts) => {
  const lookInto = ({ name, bytes }: Document): Promise<FileProblem | 'busy' | null> =>
    endingOf(name) === 'pdf' ? ports.documentInspector.inspect(bytes) : Promise.resolve(null);

  const refuse = (caller: SessionCaller, sn: number, problem: FileProblem): Reply =>
    ports.unitOfWork.run((tx) => {
      const facts = {
        operation: 'document.add',
        target: `site ${sn}`,
        detail: { reason: problem },
      };
      const refusal = refusalOf('unacceptable', 'documentRefused', `${FILE_TEXT[problem]}.`);
      return recordRefusal(tx, ports, caller, facts, refusal);
    });

  const store = (caller: SessionCaller, { id, sn, siteGroupNum, document }: Upload): Reply => {
    const digest = ports.documentInspector.digest(document);
    return changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
      const known = await tx.siteFiles.documentFacts(sn, id);
      // If the same document is already stored under this id, this is a repeated upload whose first response was lost.
      if (known?.digest === digest) return ok({});
      if ((await tx.siteFiles.countDocuments(sn)) >= MOST_DOCUMENTS) return TOO_MANY;
      const stamp = { by: site.by, at: ports.clock.now() };
      if (!(await tx.siteFiles.addDocument({ ...document, id, siteNum: sn, digest }, stamp)))
        return ID_TAKEN;
      await recordChange(tx, ports, caller, site, {
        operation: 'document.add',
        event: 'Document added',
        id,
        whole: true,
        subject: document.name,
        labels: LABELS,
        changes: [{ field: 'name', before: null, after: document.name }],
        detail: { size: String(document.bytes.length) },
      });
      return ok({});
    });
  };

  return {
    /** Stores a PDF or an image under the id that the form created. Inspects the file outside any transaction (SECURITY.md §2.13). */
    addDocument: async (caller: SessionCaller, input: Upload): Reply => {
      const document = { ...input.document, name: cleanFileName(input.document.name) };
      const problem = checkFileBytes(document) ?? (await lookInto(document));
      if (problem === 'busy') return BUSY;
      return problem === null
        ? store(caller, { ...input, document })
        : refuse(caller, input.sn, problem);
    },

    /** Returns a document and records the download in the audit log (SECURITY.md §2.11). */
    siteDocument: async (caller: SessionCaller, { id, ...input }: Named): Reply<Document> => {
      const read = await readOfSite(ports, caller, input, (tx, where) =>
        tx.siteFiles.document(where, id),
      );
      if (!read.ok) return read;
      await ports.unitOfWork.run((tx) =>
        recordAudit(tx, ports, caller, {
          operation: 'document.read',
          result: 'ok',
          target: `site ${input.sn}`,
          detail: { id, name: read.value.name },
        }),
      );
      return read;
    },

    /** Removes a document from the site. The file remains stored but is no longer shown. */
    removeDocument: (caller: SessionCaller, { id, ...input }: Named): Reply =>
      changeOfSite(ports, caller, input, async (tx, site): Reply => {
        const known = await tx.siteFiles.documentFacts(input.sn, id);
        if (known === null) return NOT_FOUND;
        await tx.siteFiles.removeDocument(id, { by: site.by, at: ports.clock.now() });
        await recordChange(tx, ports, caller, site, {
          operation: 'document.delete',
          event: 'Document deleted',
          id,
          whole: true,
          subject: known.name,
          labels: LABELS,
          changes: [{ field: 'name', before: known.name, after: null }],
        });
        return ok({});
      }),
  };
};
