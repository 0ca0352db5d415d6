import type { ContactNumberForm } from '../../contact-us/contact-number.schema.ts';
import type { ContactUs } from '../../contact-us/contact-us.schema.ts';
import type { StoredListRow, StoredRows } from '../stored-list/stored-rows.port.ts';
import type { ReportKey } from '../intake/intake.repository.port.ts';

export type StoredContactNumber = ContactNumberForm & StoredListRow;

/** The staff's answer to a message, with its author and time. */
export interface MessageAnswer {
  readonly text: string;
  readonly by: string;
  readonly at: number;
}

/** Stores the provider's contact numbers, and messages to the provider. */
export interface ContactUsRepository {
  readonly numbers: StoredRows<StoredContactNumber>;
  /** Returns the contact numbers and at most `limit` of one person's messages, in one statement. */
  read(accountId: string, limit: number): Promise<ContactUs>;
  /** Stores the answer and closes the message. Returns false if the message's revision is no longer `rev`. */
  answer(key: ReportKey, answer: MessageAnswer, rev: number): Promise<boolean>;
  /** Returns the author of a message and the author's e-mail address; null if the account no longer exists. */
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
