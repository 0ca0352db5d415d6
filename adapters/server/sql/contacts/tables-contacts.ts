import type { Generated } from 'kysely';
import { type ContactForm, contactForm } from '#core/contacts/contact-form.schema.ts';
import type { ContactPhone, NoticeChannel, NoticeKind } from '#core/contacts/contact.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';
import type { RowOf } from '../row-names.ts';

/** Where each field of a contact is stored; numbers, addresses and wishes are rows of their own. */
export const CONTACT_COLUMNS = columnsOf(contactForm, {
  phones: null,
  emails: null,
  notices: null,
});

/** Whom to call about a site, or, without a site, about every site of a group (domain guide 6.2). */
export interface ContactTable extends Omit<
  FormTable<ContactForm, typeof CONTACT_COLUMNS>,
  'suspended'
> {
  id: string;
  site_group_num: number;
  site_num: number | null;
  /** Their turn; unique at the site, or in the group. */
  position: number;
  suspended: Generated<boolean>;
  /** Since when, milliseconds UTC, and by whom; null while it is not, and where nobody knows. */
  suspended_at: Generated<number | null>;
  suspended_by: Generated<string | null>;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  deleted_at: Generated<number | null>;
}

/** Up to five numbers of a contact. */
export interface ContactPhoneTable extends RowOf<ContactPhone> {
  contact_id: string;
  position: number;
}

/** Up to three addresses of a contact. */
export interface ContactEmailTable {
  contact_id: string;
  position: number;
  address: string;
  /** Notices go there. */
  notify: boolean;
}

/** What a contact wishes to hear of, and how. */
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
