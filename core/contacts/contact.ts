/** Types of contacts. A "User only" contact is never called (domain guide 6.2). */
export const CONTACT_TYPES = [
  'Keyholder',
  'Premises',
  'User only',
  'Technician',
  'Management',
  'Guard',
] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** The relation of a contact to the site (domain guide 6.2). */
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

/** Types of phone numbers (domain guide 6.2 "Phones"). */
export const PHONE_TYPES = ['Cell', 'Home', 'Work', 'Premises', 'Other'] as const;

/** Phone number of a contact; `number` is empty if the user may not see the phone number. */
export interface ContactPhone {
  readonly number: string;
  readonly type: (typeof PHONE_TYPES)[number];
  readonly ext: string | null;
  /** True if the number receives text messages. */
  readonly text: boolean;
}

/**
 * Weekdays (1 is Monday) and wall times at which a contact may be called, in minutes. If `to` is before `from`, the hours
 * end on the next day; equal times mean 24 hours.
 */
export interface CallHours {
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Kinds of events that a contact may be notified of, each by its own channels (domain guide 6.2 "Notify"). */
export const NOTICE_KINDS = ['alarm', 'cleared', 'trouble', 'test', 'schedule'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Channels by which a contact is notified. A call is made by an operator. */
export const NOTICE_CHANNELS = ['call', 'sms', 'email'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** One cell of the notification matrix: a kind of event and a channel. */
export type ContactNotice = `${NoticeKind}.${NoticeChannel}`;

/** Name of a contact, either a person or a company. */
export interface ContactName {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
}

/** The days on which a contact is active, in the site's time zone, first and last day inclusive (domain guide 6.2). */
export interface ContactDays {
  readonly effective: string | null;
  readonly expires: string | null;
  readonly unavailableFrom: string | null;
  readonly unavailableTo: string | null;
  readonly suspended: boolean;
}

/** Facts that decide whether and when a contact is called. */
export interface CallContact extends ContactName, ContactDays {
  readonly id: string;
  /** True for a contact of the site group, which is listed after the site's own contacts and cannot be changed at the site. */
  readonly inherited: boolean;
  readonly position: number;
  readonly type: ContactType;
  readonly phones: readonly Pick<ContactPhone, 'number' | 'type'>[];
  /** Null means that the contact may always be called. */
  readonly callHours: readonly CallHours[] | null;
  /** Turn in enhanced call verification (ECV); null if the contact has none. */
  readonly ecvOrder: number | null;
  readonly hasKeys: boolean;
  readonly notices: readonly ContactNotice[];
}
