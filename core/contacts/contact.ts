/** What somebody on a call list is to the site; a User only is never called (domain guide 6.2). */
export const CONTACT_TYPES = [
  'Keyholder',
  'Premises',
  'User only',
  'Technician',
  'Management',
  'Guard',
] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** What ties somebody to the site (domain guide 6.2). */
export const CONTACT_RELATIONS = [
  'Owner',
  'Manager',
  'Employee',
  'Spouse',
  'Neighbor',
  'Tenant',
  'Service company',
] as const;
export type ContactRelation = (typeof CONTACT_RELATIONS)[number];

/** What a number is (domain guide 6.2 "Phones"). */
export const PHONE_TYPES = ['Cell', 'Home', 'Work', 'Premises', 'Other'] as const;

/** One number of a contact; empty where the reader may not see it. */
export interface ContactPhone {
  readonly number: string;
  readonly type: (typeof PHONE_TYPES)[number];
  readonly ext: string | null;
  /** Texts arrive there. */
  readonly text: boolean;
}

/** Weekdays (1 is Monday) on which a contact may be called, minutes of the wall from and to; one that ends before it begins passes midnight, equal times are a whole day. */
export interface CallHours {
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Events a contact may wish to hear of, each by its own channels (domain guide 6.2 "Notify"). */
export const NOTICE_KINDS = ['alarm', 'cleared', 'trouble', 'test', 'schedule'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** By what a contact is told; a call is the operator's. */
export const NOTICE_CHANNELS = ['call', 'sms', 'email'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** One wish of the matrix: a kind of event by a channel. */
export type ContactNotice = `${NoticeKind}.${NoticeChannel}`;

/** How somebody is called: a person's names, or a company's. */
export interface ContactName {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
}

/** From when to when a contact counts; all are days of the site, both ends included (domain guide 6.2). */
export interface ContactDays {
  readonly effective: string | null;
  readonly expires: string | null;
  readonly unavailableFrom: string | null;
  readonly unavailableTo: string | null;
  readonly suspended: boolean;
}

/** What decides whether and when somebody is called. */
export interface CallContact extends ContactName, ContactDays {
  readonly id: string;
  /** Of the site group: stands, locked, behind the site's own. */
  readonly inherited: boolean;
  readonly position: number;
  readonly type: ContactType;
  readonly phones: readonly Pick<ContactPhone, 'number' | 'type'>[];
  /** Null is always. */
  readonly callHours: readonly CallHours[] | null;
  /** Turn in enhanced call verification; null is not called for it. */
  readonly ecvOrder: number | null;
  readonly hasKeys: boolean;
  readonly notices: readonly ContactNotice[];
}
