import type { ContactNumberForm } from '../../contact-us/contact-number.schema.ts';
import type { ContactUs } from '../../contact-us/contact-us.schema.ts';
import type { StoredListRow, StoredRows } from '../stored-list/stored-rows.port.ts';
import type { ReportKey } from '../intake/intake.repository.port.ts';

/** A number as it is stored. */
export type StoredContactNumber = ContactNumberForm & StoredListRow;

/** An answer to a message. */
export interface MessageAnswer {
  readonly text: string;
  readonly by: string;
  readonly at: number;
}

/** Numbers of the provider, and messages to it. */
export interface ContactUsRepository {
  readonly numbers: StoredRows<StoredContactNumber>;
  /** The numbers, and what one person sent, at most so many, in one statement. */
  read(accountId: string, limit: number): Promise<ContactUs>;
  /** Stores the answer and closes the message; false when it is another revision by now. */
  answer(key: ReportKey, answer: MessageAnswer, rev: number): Promise<boolean>;
  /** Who wrote it, and where a mail reaches them; null for somebody who is gone. */
  writer(key: ReportKey): Promise<{
    readonly accountId: string;
    readonly email: string | null;
    readonly siteGroupNum: number | null;
  } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly contactUs: ContactUsRepository;
  }
}
