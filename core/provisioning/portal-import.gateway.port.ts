import type { Document } from '../documents/document.ts';
import type { Job } from '../jobs/job.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { NewestPortalImport, PortalImport } from './portal-import.schema.ts';

/** Files of a whole portal, in and out, for staff with the right (design "site groups & people"). */
export interface PortalImportGateway {
  /** The newest file, asked again and again while the server works on it. */
  newest(how?: { readonly background: boolean }): Answer<NewestPortalImport>;
  /** Reads a file, which begins its check; once for the id the form made, so that a repeat is answered by how far it is. */
  upload(id: string, file: Document): Answer<PortalImport>;
  /** Takes in what was checked; the server goes on by itself. 409 while another file is taken in. */
  start(id: string): Answer<PortalImport>;
  /** All refused lines as CSV. */
  refusedLines(id: string): Answer<Document>;
  /** Begins the file with everything the portal holds, without codes. */
  exportAll(idempotencyKey: string): Answer<Job>;
}
