import type { SiteState } from './consumer-home.schema.ts';

/** What a customer may do about tests, by what the summary says of a site: one on test is taken off it, and one that nobody watches cannot be tested (domain guide 6.7). */
export const testAction = (
  monitoring: SiteState['monitoring'],
): 'Place on test' | 'Take off test' | null => {
  switch (monitoring) {
    case 'Monitored':
    case 'Cancel pending':
      return 'Place on test';
    case 'On test':
      return 'Take off test';
    case 'Out of service':
    case 'Install pending':
    case 'Cancelled':
      return null;
  }
};
