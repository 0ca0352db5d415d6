/** Services a plan may hold, in the order they are told in (domain guide 6.7). */
export const SERVICES = ['Burglary', 'Fire', 'Medical', 'Open/close supervision', 'Video'] as const;

const TYPES: Readonly<Record<string, string>> = {
  Burglary: 'Burglary',
  Fire: 'Fire',
  Medical: 'Medical',
  'Open/close supervision': 'Open/close',
};

/** The families of events a plan pays for (domain guide 3 "Service type"); a service without signals of its own has none. */
export const serviceTypesOf = (plan: readonly string[]): string[] =>
  plan.flatMap((service) => TYPES[service] ?? []);
