import { accountInfoApi } from '#core/account-info/account-info.api.ts';
import { mapOk } from '#core/kernel/result.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { accountListApi } from '#core/sites/account-list.api.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { attentionApi } from '#core/attention/attention.api.ts';
import { requestsApi } from '#core/requests/requests.api.ts';
import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { CancelServiceViewModel } from '../account-changes/cancel-service.view-model.ts';
import { revealParts } from '../sections/reveal-parts.ts';
import { RecordTrailViewModel } from '../shell/place/record-trail.view-model.ts';
import { RevealViewModel } from '../shell/reveal.view-model.ts';
import type { Models } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';
import { SavedSitesViewModel } from './saved-sites.view-model.ts';
import { SiteFileViewModel } from './site-file.view-model.ts';
import { SiteViewModel } from './site.view-model.ts';

export const siteModels: Models = {
  cancelService: ({ makeKey, toasts, gatewayOf }) =>
    new CancelServiceViewModel({ gateway: gatewayOf(requestsApi), makeKey, toasts }),
  site: ({ context, toasts, clock, preferences, userId, live, files, gatewayOf }) => {
    const sites = gatewayOf(sitesApi);
    return new SiteViewModel({
      gateway: { ...sites, ...gatewayOf(attentionApi) },
      files,
      live,
      saved: new SavedSitesViewModel({
        sites,
        toasts,
        live,
        leavesOpenings: context.current.view?.impersonation === null,
      }),
      clock,
      preferences,
      userId,
      hasOtherGroups: () => (context.current.view?.user.allowedDealers.length ?? 0) > 1,
    });
  },
  siteTrail: ({ gatewayOf, places }) => {
    const { listAccounts } = gatewayOf(accountListApi);
    return new RecordTrailViewModel({
      places,
      read: async (asked) => {
        const query = readListQuery(ACCOUNT_LIST, (name) => asked.get(name));
        return mapOk(await listAccounts({ query, after: null }), ({ rows, total }) => ({
          keys: rows.map(({ siteNum }) => String(siteNum)),
          total,
        }));
      },
    });
  },
  siteFile: (parts) => {
    const { context, files, live, makeKey, ownDrafts, toasts, gatewayOf, ids } = parts;
    const account = gatewayOf(accountInfoApi);
    const { mayChange } = siteRights({ context });
    const edit = mayChange('siteEdit');
    return new SiteFileViewModel({
      account,
      files,
      live,
      makeKey,
      ownDrafts,
      toasts,
      gateway: gatewayOf(siteFileApi),
      gateCode: new RevealViewModel<number>({
        ...revealParts(parts),
        reveal: (sn) => account.revealGateCode({ sn }),
      }),
      newId: () => ids.next(),
      may: {
        edit,
        setCode: edit && mayChange('sitePasscodeEdit'),
        note: edit || mayChange('noActionEdit'),
        move: edit && mayChange('xtAdmin'),
        storeTemplate: edit && mayChange('zonesRead') && mayChange('scheduleRead'),
      },
    });
  },
};
