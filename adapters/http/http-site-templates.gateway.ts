import { mapOk } from '#core/kernel/result.ts';
import type { SiteTemplatesGateway } from '#core/sites/site-templates.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { siteTemplatesRoutes } from '../wire/site-templates.routes.ts';

/** Templates of sites over HTTP. */
export const httpSiteTemplatesGateway = (client: ApiClient): SiteTemplatesGateway => ({
  list: async () =>
    mapOk(await client.call(siteTemplatesRoutes.siteTemplates, {}), ({ templates }) => templates),
  keep: (sn, id, name) => client.call(siteTemplatesRoutes.keepSiteTemplate, { sn, id, name }),
  rename: (id, name, rev) => client.call(siteTemplatesRoutes.renameSiteTemplate, { id, name, rev }),
  remove: (id, rev) => client.call(siteTemplatesRoutes.removeSiteTemplate, { id, rev }),
});
