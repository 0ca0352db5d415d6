import type { Backend } from '#core/backend/backend.ts';
import { createCampaign, listCampaigns, updateCampaign } from '#adapters/wire/marketing.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type MarketingCases = Pick<Backend, 'listCampaigns' | 'saveCampaign'>;

/** Campaigns (domain guide 6.16). */
export const serveMarketing = (routes: ApiRoutes, backend: MarketingCases): void => {
  routes.session(listCampaigns, async ({ caller, query }) =>
    bare(await backend.listCampaigns.execute(caller, { search: query.search ?? '' })),
  );
  routes.session(createCampaign, async ({ caller, body: form, idempotencyKey }) =>
    bare(await backend.saveCampaign.execute(caller, { kind: 'create', form, idempotencyKey })),
  );
  routes.session(updateCampaign, async ({ caller, params: { id }, body: { rev, ...form } }) =>
    bare(await backend.saveCampaign.execute(caller, { kind: 'update', form, id, rev })),
  );
};
