/** The acts that a holder may ask the monitoring center for, in table order (domain guide 6.4). */
export const AUTHORITY_ACTS = [
  'Cancel alarm',
  'Hear history',
  'Temporary schedule',
  'Place on test',
  'Change contacts/data',
  'Manage codes',
] as const;
export type AuthorityAct = (typeof AUTHORITY_ACTS)[number];

/** One level of authority. `adds` describes what the level allows beyond the level below. */
export interface AuthorityLevel {
  readonly level: number;
  readonly name: string;
  readonly adds: string;
  readonly may: readonly AuthorityAct[];
  /** For each act that is only partly allowed, the allowed part. */
  readonly partly: Readonly<Partial<Record<AuthorityAct, string>>>;
}

/** The levels from lowest to highest. Each level includes everything the level below allows (domain guide 6.4). */
export const AUTHORITY_LEVELS: readonly AuthorityLevel[] = [
  {
    level: 0,
    name: 'Notify only',
    adds: 'hears zone and dispatch only',
    may: [],
    partly: { 'Hear history': 'zone and dispatch status only' },
  },
  { level: 1, name: 'Cancel', adds: '+ cancel an alarm', may: ['Cancel alarm'], partly: {} },
  {
    level: 2,
    name: 'Standard',
    adds: '+ history, temporary hours',
    may: ['Cancel alarm', 'Hear history', 'Temporary schedule'],
    partly: {},
  },
  {
    level: 3,
    name: 'Test',
    adds: '+ place on test',
    may: ['Cancel alarm', 'Hear history', 'Temporary schedule', 'Place on test'],
    partly: {},
  },
  {
    level: 4,
    name: 'Full',
    adds: '+ change contacts and data',
    may: [
      'Cancel alarm',
      'Hear history',
      'Temporary schedule',
      'Place on test',
      'Change contacts/data',
    ],
    partly: {},
  },
  { level: 5, name: 'Master', adds: '+ manage codes', may: AUTHORITY_ACTS, partly: {} },
];

/** The highest level. Holders of this level decide who has a code. */
export const MASTER_AUTHORITY = 5;

/** Returns the name of a level, or the number as text if there is no such level. */
export const levelName = (level: number): string => AUTHORITY_LEVELS[level]?.name ?? `${level}`;

/** The limits of a technician's code, as shown to people (domain guide 6.4 "Tech ID"). */
export const TECH_ID_TEXT = 'activity, tests and temporary notes; nothing permanent';
