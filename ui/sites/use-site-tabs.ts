import { useLocation, useSearchParams } from 'react-router-dom';
import { siteTabs, type SiteTab } from '#core/navigation/site-tabs.rule.ts';
import { useRights } from '../shell/use-rights.ts';

/** The parts of a site this person may open with the whole width, and the one the address names, null on the page of all others; history has an address of its own. Read it in an `observer`. */
export const useSiteTabs = (): {
  readonly tabs: readonly SiteTab[];
  readonly tab: SiteTab | null;
  readonly isHistory: boolean;
} => {
  const { held } = useRights();
  const [query] = useSearchParams();
  const isHistory = useLocation().pathname === '/site/history';
  const tabs = siteTabs(held);
  const named = isHistory ? undefined : tabs.find(({ id }) => id === query.get('part'));
  return { tabs, tab: named ?? null, isHistory };
};
