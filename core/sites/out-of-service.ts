/** What an out-of-service category makes of a device's signals (domain guide 6.6). */
export interface OutOfServiceCategory {
  /** Whether signals are written down at all. */
  readonly logs: boolean;
  /** Whether they are handled as if the device were in service, for example during a billing hold. */
  readonly acts: boolean;
  /** Whether the totals of a group's accounts count it meanwhile. */
  readonly countsInTotals: boolean;
  /** Whether whoever edits the account is warned. */
  readonly warns: boolean;
}

const quiet = { logs: true, acts: false, countsInTotals: false, warns: true } as const;

/** The categories a dealer chooses from. */
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

/** What happens to the signals of a category; one that nobody knows is logged and not acted on. */
export const outOfServiceCategory = (name: string): OutOfServiceCategory => {
  const known = OUT_OF_SERVICE_NAMES.find((one) => one === name);
  return known === undefined ? quiet : OUT_OF_SERVICE[known];
};
