/** How an out-of-service category treats a device's signals (domain guide 6.6). */
export interface OutOfServiceCategory {
  /** Whether signals are logged at all. */
  readonly logs: boolean;
  /** Whether they are handled as if the device were in service, for example during a billing hold. */
  readonly acts: boolean;
  /** Whether the totals of a group's accounts still include the device. */
  readonly countsInTotals: boolean;
  /** Whether a person who edits the account sees a warning. */
  readonly warns: boolean;
}

const quiet = { logs: true, acts: false, countsInTotals: false, warns: true } as const;

/** The categories a dealer can choose. */
export const OUT_OF_SERVICE_NAMES = [
  'Out of service',
  'Seasonal closure',
  'Panel disconnected',
  'Billing hold',
] as const;

/** The categories by name. */
const OUT_OF_SERVICE: Readonly<
  Record<(typeof OUT_OF_SERVICE_NAMES)[number], OutOfServiceCategory>
> = {
  'Out of service': quiet,
  'Seasonal closure': { ...quiet, countsInTotals: true },
  'Panel disconnected': { ...quiet, logs: false },
  'Billing hold': { logs: true, acts: true, countsInTotals: true, warns: true },
};

/** Returns the category by name. The signals of an unknown category are logged without action. */
export const outOfServiceCategory = (name: string): OutOfServiceCategory => {
  const known = OUT_OF_SERVICE_NAMES.find((one) => one === name);
  return known === undefined ? quiet : OUT_OF_SERVICE[known];
};
