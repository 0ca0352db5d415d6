import { stateWord } from '../sites/site-state.rule.ts';
import type { SiteState } from './consumer-home.schema.ts';

/**
 * Returns the word for a site's overall state in the customer's summary and in the site switcher. A monitored site with a
 * fault is "in trouble" (domain guide 10).
 */
export const summaryWord = ({
  monitoring,
  openTroubles,
}: Pick<SiteState, 'monitoring' | 'openTroubles'>) => {
  if (monitoring === 'On test') return monitoring;
  return monitoring === 'Monitored' && openTroubles.length > 0 ? 'Trouble' : stateWord(monitoring);
};
