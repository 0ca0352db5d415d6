import { httpSitesGateway } from '#adapters/http/http-sites.gateway.ts';
import { searchSites } from '#core/sites/search-sites.use-case.ts';
import { AccountSearchDialog } from '#ui/sites/account-search.dialog.tsx';
import { AccountSearchViewModel } from '#ui/sites/account-search.view-model.ts';
import { createSection } from './section.ts';
import { modelToken, TOKENS } from './tokens.ts';

/** The advanced search dialog of dealers. */
export const section = createSection(AccountSearchDialog, (model) => {
  model(
    'accountSearch',
    [TOKENS.http, TOKENS.recentSearches, modelToken('dialogs')],
    ({ client }, recents, dialogs) => {
      return new AccountSearchViewModel({
        search: searchSites({ sites: httpSitesGateway(client) }),
        recents,
        close: () => dialogs.close(),
      });
    },
  );
});
