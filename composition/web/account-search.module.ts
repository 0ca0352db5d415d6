import { ContainerModule } from 'inversify';
import { SearchSites } from '#core/sites/search-sites.use-case.ts';
import { AccountSearchDialog } from '#ui/sites/account-search.dialog.tsx';
import { AccountSearchViewModel } from '#ui/sites/account-search.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.accountSearch).toResolvedValue(
    (sites, recents, dialogs) => {
      const search = new SearchSites({ sites });
      return new AccountSearchViewModel({
        search: (input) => search.execute(input),
        recents,
        close: () => dialogs.close(),
      });
    },
    [TOKENS.siteGateway, TOKENS.recentSearches, VIEW_MODEL_TOKENS.dialogs],
  );
});

/** The advanced search dialog of dealers. */
export const accountSearch: Section = { module, Component: AccountSearchDialog };
