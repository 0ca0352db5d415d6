import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import type {
  LinkedReport,
  LinkLook,
  OpenedReport,
  ReportCodeReceipt,
} from './report-link.schema.ts';

/** A report that was mailed as a link (spec §2.5 "Reports download", §7.3). */
export interface ReportLinksGateway {
  /** What may be known of a link before a code; changes nothing. */
  look(id: string): Answer<LinkLook>;
  /** The report behind a link, for somebody signed in who may see it in the portal. */
  own(id: string): Answer<LinkedReport>;
  /** Has a code sent; 429 carries the wait. */
  requestCode(input: {
    readonly id: string;
    readonly type: ContactType;
    readonly resend: boolean;
  }): Answer<ReportCodeReceipt>;
  verifyCode(input: { readonly id: string; readonly code: string }): Answer<OpenedReport>;
  /** The file, for who holds its token. */
  download(
    input: { readonly id: string; readonly token: string },
    how: { readonly onProgress: (share: number) => void },
  ): Answer<Document>;
  /** The file, for somebody signed in who may see it in the portal. */
  downloadOwn(id: string, how: { readonly onProgress: (share: number) => void }): Answer<Document>;
  /** Tells those who sent an expired file that a new one is wanted. */
  askForNew(id: string): Answer<unknown>;
}
