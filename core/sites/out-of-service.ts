/** How an out-of-service category treats a device's signals (domain guide 6.6). */
export interface OutOfServiceCategory {
  /** True if signals are logged. */
  readonly logs: boolean;
  /** True if signals are handled as if the device were in service, for example during a billing hold. */
  readonly acts: boolean;
  /** True if the device still counts in the group's account totals. */
  readonly countsInTotals: boolean;
  /** True if a person who edits the account sees a warning. */
  readonly warns: boolean;
}

const quiet = { logs: true, acts: false, countsInTotals: false, warns: true } as const;

export const OUT_OF_SERVICE_NAMES = [
  'Out of service',
  'Seasonal closure',
  'Panel disconnected',
  'Billing hold',
] as const;

const OUT_OF_SERVICE: Readonly<
  Record<(typeof OUT_OF_SERVICE_NAMES)[number], OutOfServiceCategory>
> = {
  'Out of service': quiet,
  'Seasonal closure': { ...quiet, countsInTotals: true },
  'Panel disconnected': { ...quiet, logs: false },
  'Billing hold': { logs: true, acts: true, countsInTotals: true, warns: true },
};

/** Returns an out-of-service category by name. For an unknown name, signals are logged without action. */
export const outOfServiceCategory = (name: string): OutOfServiceCategory => {
  const known = OUT_OF_SERVICE_NAMES.find((one) => one === name);
  return known === undefined ? quiet : OUT_OF_SERVICE[known];
};
