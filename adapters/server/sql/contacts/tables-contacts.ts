import type { Generated } from 'kysely';
import { type ContactForm, contactForm } from '#core/contacts/contact-form.schema.ts';
import type { ContactPhone, NoticeChannel, NoticeKind } from '#core/contacts/contact.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';
import type { RowOf } from '../row-names.ts';

/** Columns that store a contact, keyed by form field. Other tables store phone numbers, e-mail addresses and notices. */
export const CONTACT_COLUMNS = columnsOf(contactForm, {
  phones: null,
  emails: null,
  notices: null,
});

/** A contact of one site or, if the site is null, of every site of a group (domain guide 6.2). */
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
  /**
   * When (milliseconds UTC) and by whom the contact was suspended. Null if the contact is not suspended, or if the time or
   * the user is unknown.
   */
  suspended_at: Generated<number | null>;
  suspended_by: Generated<string | null>;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  deleted_at: Generated<number | null>;
}

/** One of at most five phone numbers of a contact. */
export interface ContactPhoneTable extends RowOf<ContactPhone> {
  contact_id: string;
  position: number;
}

/** One of at most three e-mail addresses of a contact. */
export interface ContactEmailTable {
  contact_id: string;
  position: number;
  address: string;
  /** True if notices are sent to this e-mail address. */
  notify: boolean;
}

/** A kind of event about which a contact wants notices, and the channel for the notices. */
export interface ContactNoticeTable {
  contact_id: string;
  event_kind: NoticeKind;
  channel: NoticeChannel;
}

export interface ContactTables {
  contact: ContactTable;
  contact_phone: ContactPhoneTable;
  contact_email: ContactEmailTable;
  contact_notice: ContactNoticeTable;
}
