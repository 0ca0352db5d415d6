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

export interface DemoContact extends ContactName, ContactDays {
  readonly siteGroupNum: number;
  /** Null for a contact of every site of the group. */
  readonly siteNum: number | null;
  readonly position: number;
  readonly type: ContactType;
  readonly relation: ContactRelation | null;
  readonly authority: number;
  readonly panelUser: number | null;
  readonly ecvOrder: number | null;
  readonly hasKeys: boolean;
  readonly callHours: readonly CallHours[] | null;
  readonly phones: readonly ContactPhone[];
  readonly emails: readonly string[];
  readonly notices: readonly (readonly [NoticeKind, NoticeChannel])[];
}
