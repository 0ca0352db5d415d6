/** Events that threaten lives or force somebody. */
export const LIFE_SAFETY_TYPES = ['Fire', 'CO', 'Gas', 'Medical', 'Panic', 'Hold-up'] as const;

/** Events that threaten somebody or something; every other one is only supervised. */
export const ALARM_TYPES = [
  ...LIFE_SAFETY_TYPES,
  'Burglary',
  'Tamper',
  'Auxiliary',
  'Environmental',
] as const;

/** Families of events (domain guide 3 "Service type", 7.2). */
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

/** One message of a panel as its language says it, before anybody's zone list is asked (domain guide 7.1). */
export interface DecodedSignal {
  readonly format: 'CID' | 'SIA';
  /** The account it names, which is the transmitter code at the receiver; null where the frame names it. */
  readonly account: string | null;
  /** Began, ended, or still present; openings begin and closings end (Contact ID 1, 3, 6). */
  readonly qualifier: 'new' | 'restore' | 'status';
  /** Three digits of Contact ID, or two letters of SIA; never one turned into the other. */
  readonly code: string;
  /** 0 to 99; null where the language left it out. */
  readonly area: number | null;
  /** As transmitted, leading zeros kept; null where the code names a user, or none was sent. */
  readonly zone: string | null;
  readonly user: string | null;
  /** Text the panel sent along; null without. */
  readonly text: string | null;
}

/** What a code says by itself: its words, its family and what is usually done (domain guide 7.2, 7.3). A zone's own definition may say otherwise. */
export interface SignalMeaning {
  /** In words, e.g. `Entry/exit`. */
  readonly text: string;
  readonly serviceType: ServiceType;
  readonly priority: Priority;
  /** What its number names. */
  readonly names: 'zone' | 'user';
  /** What it says about its condition: it began, ended, is still there, or it is a report without an end. */
  readonly condition: 'begins' | 'ends' | 'present' | 'report';
  /** What it says about arming; null when it does not. */
  readonly arming: 'open' | 'close' | 'closeStay' | null;
}
