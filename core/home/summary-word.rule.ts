import type { SiteState } from './consumer-home.schema.ts';

/** The word above a customer's summary, the same that the switcher says: what is watched and has a fault is in trouble (domain guide 10). */
export const summaryWord = ({
  monitoring,
  openTroubles,
}: Pick<SiteState, 'monitoring' | 'openTroubles'>): SiteState['monitoring'] | 'Trouble' =>
  monitoring === 'Monitored' && openTroubles.length > 0 ? 'Trouble' : monitoring;
