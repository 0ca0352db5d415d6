import type { SiteState } from './consumer-home.schema.ts';

/**
 * Returns the word above a customer's summary, which the site switcher shows too. A monitored site with a fault is in
 * trouble (domain guide 10).
 */
export const summaryWord = ({
  monitoring,
  openTroubles,
}: Pick<SiteState, 'monitoring' | 'openTroubles'>): SiteState['monitoring'] | 'Trouble' =>
  monitoring === 'Monitored' && openTroubles.length > 0 ? 'Trouble' : monitoring;
