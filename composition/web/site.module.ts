import { httpCancellations } from '#adapters/http/http-requests.gateway.ts';
import { httpSitesGateway } from '#adapters/http/http-sites.gateway.ts';
import { CancelServiceViewModel } from '#ui/requests/cancel-service.view-model.ts';
import { SavedSitesViewModel } from '#ui/sites/saved-sites.view-model.ts';
import { SitePage } from '#ui/sites/site.page.tsx';
import { SiteViewModel } from '#ui/sites/site.view-model.ts';
import { createSection } from './section.ts';

/** One site with the sidebar beside it. */
export const section = createSection(SitePage, {
  cancelService: ({ client, makeKey, toasts }) =>
    new CancelServiceViewModel({ gateway: httpCancellations(client), makeKey, toasts }),
  site: ({ client, context, toasts, clock, preferences, userId, live, files }) => {
    const sites = httpSitesGateway(client);
    return new SiteViewModel({
      info: (siteNum, how) => sites.info(siteNum, how),
      dataSheet: (siteNum) => sites.dataSheet(siteNum),
      watch: (siteNum, watched) => sites.watch(siteNum, watched),
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
});
