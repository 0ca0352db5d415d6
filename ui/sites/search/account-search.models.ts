import { mapOk } from '#core/kernel/result.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { ACCOUNT_VERBS } from '#core/sites/account-command.rule.ts';
import { accountListApi } from '#core/sites/account-list.api.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { searchListPath } from '#core/sites/search-list-path.rule.ts';
import { searchSites } from '#core/sites/search-sites.use-case.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import type { Models } from '../../sections/section.ts';
import { siteRights } from '../../sections/site-rights.ts';
import { AccountSearchViewModel } from './account-search.view-model.ts';

export const accountSearchModels: Models = {
  accountSearch: ({ context, recentSearches, dialogs, gatewayOf }) => {
    const { holds, mayChange } = siteRights({ context });
    const accounts = gatewayOf(accountListApi);
    return new AccountSearchViewModel({
      search: searchSites({ sites: gatewayOf(sitesApi) }),
      count: async (text, field) => {
        const given = new URLSearchParams(searchListPath(text, field).split('?')[1]);
        const query = readListQuery(ACCOUNT_LIST, (name) => given.get(name));
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
};
