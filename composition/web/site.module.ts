import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { attentionRoutes } from '#adapters/wire/attention.routes.ts';
import { requestsRoutes } from '#adapters/wire/requests.routes.ts';
import { CancelServiceViewModel } from '#ui/account-changes/cancel-service.view-model.ts';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { accountInfoRoutes } from '#adapters/wire/account-info.routes.ts';
import { siteFileRoutes } from '#adapters/wire/site-file.routes.ts';
import { RevealViewModel } from '#ui/shell/reveal.view-model.ts';
import { SiteFileViewModel } from '#ui/sites/site-file.view-model.ts';
import { SavedSitesViewModel } from '#ui/sites/saved-sites.view-model.ts';
import { SitePage } from '#ui/sites/site.page.tsx';
import { SiteViewModel } from '#ui/sites/site.view-model.ts';
import { revealParts } from './reveal-parts.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** One site with the sidebar beside it. */
export const section = createSection(SitePage, {
  cancelService: ({ client, makeKey, toasts }) =>
    new CancelServiceViewModel({ gateway: gatewayOf(client, requestsRoutes), makeKey, toasts }),
  site: ({ client, context, toasts, clock, preferences, userId, live, files }) => {
    const sites = gatewayOf(client, sitesRoutes);
    return new SiteViewModel({
      gateway: { ...sites, ...gatewayOf(client, attentionRoutes) },
      files,
      live,
      saved: new SavedSitesViewModel({
        sites,
        toasts,
        live,
        leavesVisits: context.current.view?.impersonation === null,
      }),
      clock,
      preferences,
      userId,
    });
  },
  siteFile: (parts) => {
    const { client, context, files, live, makeKey, ownDrafts, toasts } = parts;
    const account = gatewayOf(client, accountInfoRoutes);
    const { mayChange } = siteRights({ context });
    const edit = mayChange('siteEdit');
    return new SiteFileViewModel({
      account,
      files,
      live,
      makeKey,
      ownDrafts,
      toasts,
      gateway: gatewayOf(client, siteFileRoutes),
      gateCode: new RevealViewModel<number>({
        ...revealParts(parts),
        reveal: (sn) => account.revealGateCode({ sn }),
      }),
      newId: () => cryptoIdSource.next(),
      may: {
        edit,
        setCode: edit && mayChange('sitePasscodeEdit'),
        note: edit || mayChange('noActionEdit'),
        move: edit && mayChange('xtAdmin'),
        keepTemplate: edit && mayChange('zonesRead') && mayChange('scheduleRead'),
      },
    });
  },
});
