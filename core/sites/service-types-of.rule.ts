const TYPES: Readonly<Record<string, string>> = {
  Burglary: 'Burglary',
  Fire: 'Fire',
  Medical: 'Medical',
  'Open/close supervision': 'Open/close',
};

/**
 * Returns the service types that a plan includes (domain guide 3 "Service type"). A service without its own signals adds
 * no service type.
 */
export const serviceTypesOf = (plan: readonly string[]): string[] =>
  plan.flatMap((service) => TYPES[service] ?? []);
