import { mapOk } from '#core/kernel/result.ts';
import type { SiteTemplatesGateway } from '#core/sites/site-templates.gateway.port.ts';
import * as wire from '../wire/site-templates.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Templates of sites over HTTP. */
export const httpSiteTemplatesGateway = (client: ApiClient): SiteTemplatesGateway => ({
  list: async () => mapOk(await client.call(wire.siteTemplates, {}), ({ templates }) => templates),
  keep: (sn, id, name) => client.call(wire.keepSiteTemplate, { sn, id, name }),
  rename: (id, name, rev) => client.call(wire.renameSiteTemplate, { id, name, rev }),
  remove: (id, rev) => client.call(wire.removeSiteTemplate, { id, rev }),
});
