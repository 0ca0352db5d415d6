import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { attentionApi } from '#core/attention/attention.api.ts';
import { askedTestPath, commandPath } from '#core/commands/command-path.rule.ts';
import { portalEntries } from '#core/commands/find-entries.rule.ts';
import { bearsWords } from '#core/commands/read-command.rule.ts';
import { VERB_NAMES, type Verb } from '#core/commands/verb-names.ts';
import { mapOk, ok } from '#core/kernel/result.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { navigationInput } from '#core/navigation/navigation-input.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { mayReadKind } from '#core/reports/report-kinds.ts';
import type { AccountLink } from '#core/session/user.schema.ts';
import { accountListApi } from '#core/sites/account-list.api.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { searchListPath } from '#core/sites/search-list-path.rule.ts';
import { searchSites } from '#core/sites/search-sites.use-case.ts';
import type { SiteSummary } from '#core/sites/site-info.schema.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { siteTestsApi } from '#core/tests-on-site/site-tests.api.ts';
import type { Parts } from '../../sections/parts.ts';
import type { Models } from '../../sections/section.ts';
import { siteRights } from '../../sections/site-rights.ts';
import { AccountSearchViewModel } from './account-search.view-model.ts';
import { CommandActs } from './command-acts.ts';
import type { Hit } from './palette-rows.ts';
import type { AccountSearchParts } from './search-outcome.ts';

const DEALER_VERBS = VERB_NAMES.filter((verb) => verb !== 'viewAs');
const CUSTOMER_VERBS: readonly Verb[] = ['test', 'extend', 'offTest', 'open', 'callList', 'zones'];

/** Returns why the person may not use some verbs. */
const barredVerbs = (parts: Parts): Readonly<Partial<Record<Verb, string>>> => {
  const { holds, maySave, mayChange } = siteRights(parts);
  const reason = (what: string): string =>
    maySave ? `You do not have the right to ${what}.` : 'You can only look during this visit.';
  const denied = (may: boolean, what: string, ...verbs: readonly Verb[]) =>
    may ? [] : verbs.map((verb) => [verb, reason(what)] as const);
  return Object.fromEntries([
    ...denied(
      holds('noActionRead') && mayChange('noActionEdit'),
      'place sites on test',
      'test',
      'extend',
      'offTest',
    ),
    ...denied(holds('contactsRead'), 'see contacts', 'callList', 'contacts'),
    ...denied(holds('zonesRead'), 'see zones', 'zones'),
    ...denied(maySave, 'change the watch list', 'watch'),
    ...denied(mayChange('siteEdit') || mayChange('noActionEdit'), 'write notes', 'note'),
    ...denied(holds('reportRead'), 'run reports', 'report'),
  ]);
};

const foundSite = (site: SiteSummary): Hit => ({ ...site, field: 'name', matched: site.siteName });

const linkedSite = (link: AccountLink): Hit => ({
  siteNum: link.siteNum,
  devNum: link.devices[0]?.devNum ?? 1,
  siteName: link.siteName,
  transmitterCode: link.xmit,
  addressDisplay: link.address,
  siteGroupNum: link.siteGroupNum,
  badges: null,
  field: 'name',
  matched: link.siteName,
});

type OfAudience = Pick<AccountSearchParts, 'search' | 'count' | 'readRecentSites' | 'verbs'>;

/** Dealers search the accounts of the active group. */
const forDealers = ({ gatewayOf }: Parts): OfAudience => {
  const sites = gatewayOf(sitesApi);
  const accounts = gatewayOf(accountListApi);
  return {
    search: searchSites({ sites }),
    count: async (text, field) => {
      const given = new URLSearchParams(searchListPath(text, field).split('?')[1]);
      const query = readListQuery(ACCOUNT_LIST, (name) => given.get(name));
      return mapOk(await accounts.countAccounts({ query }), ({ total }) => total);
    },
    readRecentSites: async () => {
      const read = await sites.recentSites();
      return read.ok ? read.value.sites.map(foundSite) : [];
    },
    verbs: DEALER_VERBS,
  };
};

/** Customers find the sites of their own account, which the session knows. */
const forCustomers = ({ context, clock }: Parts): OfAudience => {
  const own = (): readonly Hit[] => (context.current.view?.user.accountLinks ?? []).map(linkedSite);
  return {
    search: ({ text }) => {
      const matches = own().filter((site) => bearsWords(site, text));
      return Promise.resolve(
        ok({ asOf: new Date(clock.now()).toISOString(), matches, more: false }),
      );
    },
    readRecentSites: () => Promise.resolve(own()),
    verbs: CUSTOMER_VERBS,
  };
};

export const accountSearchModels: Models = {
  accountSearch: (parts) => {
    const { clock, configuration, context, dialogs, gatewayOf } = parts;
    const { makeKey, recentSearches, toasts, wallClock } = parts;
    const { view } = context.current;
    const application = view?.user.applicationNum ?? APPLICATIONS.customer;
    const barred = barredVerbs(parts);
    const { request } = dialogs;
    const rights = [...(view === null ? [] : navigationInput(view, configuration).permissions)];
    return new AccountSearchViewModel({
      ...(application === APPLICATIONS.customer ? forCustomers(parts) : forDealers(parts)),
      acts: new CommandActs({
        clock,
        wallClock,
        makeKey,
        toasts,
        gateway: {
          ...gatewayOf(siteTestsApi),
          ...gatewayOf(alarmsApi),
          ...gatewayOf(attentionApi),
          ...gatewayOf(sitesApi),
        },
        application,
        barred,
      }),
      entries: view === null ? [] : portalEntries(navigationInput(view, configuration)),
      mayReport: (kind) => barred.report === undefined && mayReadKind(kind, rights),
      pathOf: (match, toTest) =>
        toTest
          ? askedTestPath(application, match.siteNum, { what: 'new', ends: null })
          : commandPath('open', match, application),
      recents: recentSearches,
      close: () => dialogs.close(),
      typedEarly: request?.detail ?? null,
      toTest: request?.purpose === 'test',
    });
  },
};
