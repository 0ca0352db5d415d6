import { useSearchParams } from 'react-router-dom';
import { siteTabs, type SiteTab } from '#core/navigation/site-tabs.rule.ts';
import { useRights } from '../shell/use-rights.ts';

/** The parts of a site this person may open with the whole width, and the one the address names; null on the page of all others. Read it in an `observer`. */
export const useSiteTabs = (): {
  readonly tabs: readonly SiteTab[];
  readonly tab: SiteTab | null;
} => {
  const { held } = useRights();
  const [query] = useSearchParams();
  const tabs = siteTabs(held);
  return { tabs, tab: tabs.find(({ id }) => id === query.get('part')) ?? null };
};
