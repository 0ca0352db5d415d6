import { useLocation, useSearchParams } from 'react-router-dom';
import { siteTabs, type SiteTab } from '#core/navigation/site-tabs.rule.ts';
import { useRights } from '../shell/use-rights.ts';

/** Returns the full-width tabs this person may open, and the tab in the URL; null on the page with all cards. Call it in an `observer`. */
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
