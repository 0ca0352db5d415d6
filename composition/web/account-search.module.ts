import { httpSitesGateway } from '#adapters/http/http-sites.gateway.ts';
import { searchSites } from '#core/sites/search-sites.use-case.ts';
import { AccountSearchDialog } from '#ui/sites/account-search.dialog.tsx';
import { AccountSearchViewModel } from '#ui/sites/account-search.view-model.ts';
import { createSection } from './section.ts';

/** The advanced search dialog of dealers. */
export const section = createSection(AccountSearchDialog, {
  accountSearch: ({ client, recentSearches, dialogs }) =>
    new AccountSearchViewModel({
      search: searchSites({ sites: httpSitesGateway(client) }),
      recents: recentSearches,
      close: () => dialogs.close(),
      typedEarly: dialogs.request?.detail ?? null,
      toTest: dialogs.request?.purpose === 'test',
    }),
});
