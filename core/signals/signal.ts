/** Service types of events that threaten lives or force a person. */
export const LIFE_SAFETY_TYPES = ['Fire', 'CO', 'Gas', 'Medical', 'Panic', 'Hold-up'] as const;

/** Service types of events that threaten people or property. All others are only supervised. */
export const ALARM_TYPES = [
  ...LIFE_SAFETY_TYPES,
  'Burglary',
  'Tamper',
  'Auxiliary',
  'Environmental',
] as const;

/** The service types of events (domain guide 3 "Service type", 7.2). */
export const SERVICE_TYPES = [
  ...ALARM_TYPES,
  'Supervisory',
  'Fire trouble',
  'Trouble',
  'Schedule',
  'Cancel',
  'Open/close',
  'Bypass',
  'Service',
  'System',
  'Test',
  'Info',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** 1 is life safety and hold-up, 7 a test (domain guide 7.2). */
export type Priority = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** One message of a panel as decoded, before the account's zones are applied (domain guide 7.1). */
export interface DecodedSignal {
  readonly format: 'CID' | 'SIA';
  /** The account in the signal, which is the transmitter code at the receiver. Null when only the frame contains it. */
  readonly account: string | null;
  /** Started, ended, or still present. Openings count as new and closings as restores (Contact ID 1, 3, 6). */
  readonly qualifier: 'new' | 'restore' | 'status';
  /** Three digits of Contact ID, or two letters of SIA. One is never converted to the other. */
  readonly code: string;
  /** 0 to 99. Null when it was not sent. */
  readonly area: number | null;
  /** As sent, with leading zeros. Null when the code names a user, or none was sent. */
  readonly zone: string | null;
  readonly user: string | null;
  /** The text the panel sent with the signal. Null without one. */
  readonly text: string | null;
}

/**
 * The meaning of a code by itself: its text, service type and default handling (domain guide 7.2, 7.3). A zone definition
 * may override it.
 */
export interface SignalMeaning {
  /** The display text, for example `Entry/exit`. */
  readonly text: string;
  readonly serviceType: ServiceType;
  readonly priority: Priority;
  /** Whether the number of the code is a zone or a user. */
  readonly names: 'zone' | 'user';
  /** The condition the signal reports: started, ended, still present, or a report that has no end. */
  readonly condition: 'begins' | 'ends' | 'present' | 'report';
  /** The arming the signal reports. Null for none. */
  readonly arming: 'open' | 'close' | 'closeStay' | null;
}
