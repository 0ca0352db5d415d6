import type { ColumnType, Generated } from 'kysely';
import type {
  CallHours,
  ContactDays,
  ContactName,
  ContactPhone,
  ContactRelation,
  ContactType,
  NoticeChannel,
  NoticeKind,
} from '#core/contacts/contact.ts';
import type { RowOf } from '../row-names.ts';

/** Whom to call about a site, or, without a site, about every site of a group (domain guide 6.2). */
export interface ContactTable extends RowOf<ContactName & Omit<ContactDays, 'suspended'>> {
  id: string;
  site_group_num: number;
  site_num: number | null;
  /** Their turn; unique at the site, or in the group. */
  position: number;
  type: ContactType;
  relation: ContactRelation | null;
  /** Level 0 to 5 (domain guide 6.4). */
  authority: number;
  panel_user: number | null;
  /** Turn in enhanced call verification; null = not called for it. */
  ecv_order: number | null;
  has_keys: boolean;
  /** Null is the site's. */
  language: string | null;
  call_hours: ColumnType<readonly CallHours[] | null, string | null, string | null>;
  suspended: Generated<boolean>;
  /** Since when, milliseconds UTC, and by whom; null while it is not, and where nobody knows. */
  suspended_at: Generated<number | null>;
  suspended_by: Generated<string | null>;
  /** What an operator sees while calling. */
  notes: string | null;
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
