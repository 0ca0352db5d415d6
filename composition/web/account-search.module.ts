import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { mapOk } from '#core/kernel/result.ts';
import { readListQuery } from '#core/lists/list-query.rule.ts';
import { ACCOUNT_VERBS } from '#core/sites/account-command.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { searchListPath } from '#core/sites/search-list-path.rule.ts';
import { searchSites } from '#core/sites/search-sites.use-case.ts';
import { AccountSearchDialog } from '#ui/sites/account-search.dialog.tsx';
import { AccountSearchViewModel } from '#ui/sites/account-search.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** The advanced search dialog of dealers. */
export const section = createSection(AccountSearchDialog, {
  accountSearch: ({ client, context, recentSearches, dialogs }) => {
    const { holds, mayChange } = siteRights({ context });
    const accounts = gatewayOf(client, accountListRoutes);
    return new AccountSearchViewModel({
      search: searchSites({ sites: gatewayOf(client, sitesRoutes) }),
      count: async (text, field) => {
        const said = new URLSearchParams(searchListPath(text, field).split('?')[1]);
        const query = readListQuery(ACCOUNT_LIST, (name) => said.get(name));
        return mapOk(await accounts.countAccounts({ query }), ({ total }) => total);
      },
      verbs: ACCOUNT_VERBS.filter(
        (verb) =>
          (verb !== 'callList' || holds('contactsRead')) &&
          (verb !== 'test' || (holds('noActionRead') && mayChange('noActionEdit'))),
      ),
      recents: recentSearches,
      close: () => dialogs.close(),
      typedEarly: dialogs.request?.detail ?? null,
      toTest: dialogs.request?.purpose === 'test',
    });
  },
});
