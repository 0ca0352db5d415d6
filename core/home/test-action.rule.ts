import type { SiteState } from './consumer-home.schema.ts';

/**
 * Returns the test action that a customer may take. A site on test can be taken off test; a site that is not monitored
 * cannot be tested (domain guide 6.7).
 */
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
