import { GIVABLE_RIGHTS, isGivable } from './portal-rights.ts';

/** Names of the sets of rights. Any other set is shown as Custom (domain guide 6.10). */
export const PRESETS = ['Full admin', 'Full data', 'Technician', 'Read only', 'Billing'] as const;
export type Preset = (typeof PRESETS)[number];
export type PresetName = Preset | 'Custom';

const ALL: readonly string[] = GIVABLE_RIGHTS.map(({ right }) => right);
const NOT_DATA: ReadonlySet<string> = new Set(['xtAdmin', 'billingRead', 'allowCreateAccountFlag']);

const RIGHTS: Readonly<Record<Preset, readonly string[]>> = {
  'Full admin': ALL,
  'Full data': ALL.filter((right) => !NOT_DATA.has(right)),
  Technician: ['noActionRead', 'noActionEdit'],
  'Read only': ALL.filter((right) => right.endsWith('Read')),
  Billing: ['billingRead'],
};

/** A short text about what each preset gives access to. */
export const PRESET_TEXT: Readonly<Record<Preset, string>> = {
  'Full admin': 'everything, including users',
  'Full data': 'all sites, no users',
  Technician: 'history and tests only',
  'Read only': 'sees everything, changes nothing',
  Billing: 'invoices only',
};

/** The services of a user's groups that some rights require. */
export interface GroupServices {
  readonly answeringService: boolean;
}

const SERVICE_RIGHTS: ReadonlySet<string> = new Set(['ansServiceBlockFlag', 'ansServiceEdit']);

/** Returns true if the groups have the service that the right requires, or the right requires none. */
export const isServed = (right: string, { answeringService }: GroupServices): boolean =>
  !SERVICE_RIGHTS.has(right) || answeringService;

/** Returns the rights of a preset for a user whose groups have these services. */
export const rightsOfPreset = (preset: Preset, services: GroupServices): readonly string[] =>
  RIGHTS[preset].filter((right) => isServed(right, services));

/** Returns the preset whose rights equal the user's. Rights that no administrator can give, and rights to missing services, are ignored. */
export const presetOf = (rights: readonly string[], services: GroupServices): PresetName => {
  const held = rights.filter((right) => isGivable(right) && isServed(right, services));
  const same = (preset: Preset): boolean => {
    const meant = rightsOfPreset(preset, services);
    return meant.length === held.length && meant.every((right) => held.includes(right));
  };
  return PRESETS.find(same) ?? 'Custom';
};
