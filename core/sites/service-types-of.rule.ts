const TYPES: Readonly<Record<string, string>> = {
  Burglary: 'Burglary',
  Fire: 'Fire',
  Medical: 'Medical',
  'Open/close supervision': 'Open/close',
};

/** The families of events a plan pays for (domain guide 3 "Service type"); a service without signals of its own has none. */
export const serviceTypesOf = (plan: readonly string[]): string[] =>
  plan.flatMap((service) => TYPES[service] ?? []);
