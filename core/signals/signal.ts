/** The service types of events that threaten lives or in which a person is forced. */
export const LIFE_SAFETY_TYPES = ['Fire', 'CO', 'Gas', 'Medical', 'Panic', 'Hold-up'] as const;

/** The service types of events that threaten people or property. */
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

/** The priority of an event: 1 is life safety and hold-up, 7 a test (domain guide 7.2). */
export type Priority = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** One decoded panel message, before the account's zone definitions are applied (domain guide 7.1). */
export interface DecodedSignal {
  readonly format: 'CID' | 'SIA';
  /** The account in the signal, which the receiver knows as the transmitter code. Null when only the frame contains the account. */
  readonly account: string | null;
  /**
   * Whether the event started, ended or is still present (Contact ID 1, 3, 6). Openings count as new events, and closings
   * count as restores.
   */
  readonly qualifier: 'new' | 'restore' | 'status';
  /** A Contact ID code of three digits, or a SIA code of two letters. A code of one format is never converted into the other format. */
  readonly code: string;
  /** The area number, 0 to 99. Null when no area was sent. */
  readonly area: number | null;
  /** The zone number as sent, with leading zeros. Null when the code refers to a user, or when no number was sent. */
  readonly zone: string | null;
  readonly user: string | null;
  /** The text that the panel sent with the signal. Null when no text was sent. */
  readonly text: string | null;
}

/**
 * The meaning of a code: its text, service type and default handling (domain guide 7.2, 7.3). A zone definition may
 * override this meaning.
 */
export interface SignalMeaning {
  /** The display text, for example `Entry/exit`. */
  readonly text: string;
  readonly serviceType: ServiceType;
  readonly priority: Priority;
  /** Whether the number sent with the code is a zone or a user. */
  readonly names: 'zone' | 'user';
  /** The condition that the signal reports: started, ended, still present, or a report without an end. */
  readonly condition: 'begins' | 'ends' | 'present' | 'report';
  /** The arming change that the signal reports. Null when the signal reports none. */
  readonly arming: 'open' | 'close' | 'closeStay' | null;
}
