import type { Generated } from 'kysely';
import { type ContactForm, contactForm } from '#core/contacts/contact-form.schema.ts';
import type { ContactPhone, NoticeChannel, NoticeKind } from '#core/contacts/contact.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';
import type { RowOf } from '../row-names.ts';

/** The column of each field of a contact. Phone numbers, email addresses and notices are rows of their own. */
export const CONTACT_COLUMNS = columnsOf(contactForm, {
  phones: null,
  emails: null,
  notices: null,
});

/** A contact of a site or, without a site, of every site of a group (domain guide 6.2). */
export interface ContactTable extends Omit<
  FormTable<ContactForm, typeof CONTACT_COLUMNS>,
  'suspended'
> {
  id: string;
  site_group_num: number;
  site_num: number | null;
  /** Position in the call order; unique within the site or the group. */
  position: number;
  suspended: Generated<boolean>;
  /** When the contact was suspended, in milliseconds UTC, and by whom. Null if it is not suspended or if that is unknown. */
  suspended_at: Generated<number | null>;
  suspended_by: Generated<string | null>;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  deleted_at: Generated<number | null>;
}

/** One of up to five phone numbers of a contact. */
export interface ContactPhoneTable extends RowOf<ContactPhone> {
  contact_id: string;
  position: number;
}

/** One of up to three email addresses of a contact. */
export interface ContactEmailTable {
  contact_id: string;
  position: number;
  address: string;
  /** True if notices are sent to this address. */
  notify: boolean;
}

/** An event that a contact wants to be notified of, and the channel. */
export interface ContactNoticeTable {
  contact_id: string;
  event_kind: NoticeKind;
  channel: NoticeChannel;
}

/** Tables of call lists. */
export interface ContactTables {
  contact: ContactTable;
  contact_phone: ContactPhoneTable;
  contact_email: ContactEmailTable;
  contact_notice: ContactNoticeTable;
}
