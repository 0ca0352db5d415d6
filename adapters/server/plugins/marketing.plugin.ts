import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { columnsOf, listQueryOf } from '#adapters/wire/lists.wire.ts';
import type { Backend } from '#core/backend/backend.ts';
import { invalid } from '#core/backend/refusals.ts';
import * as wire from '#adapters/wire/marketing.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type MarketingCases = Pick<
  Backend,
  | 'listCampaigns'
  | 'exportCampaigns'
  | 'saveCampaign'
  | 'storeCampaignFile'
  | 'removeCampaignFile'
  | 'readCampaignFile'
  | 'readCampaignUsage'
>;

const serveFiles = (routes: ApiRoutes, backend: MarketingCases): void => {
  routes.session(wire.uploadCampaignFile, async ({ caller, params, query, document }) =>
    bare(
      document === null
        ? invalid('Send exactly one file.')
        : await backend.storeCampaignFile.execute(caller, {
            ...params,
            rev: query.rev,
            state: query.state ?? null,
            document,
          }),
    ),
  );
  routes.session(wire.removeCampaignFile, async ({ caller, params, query }) =>
    bare(await backend.removeCampaignFile.execute(caller, { ...params, ...query })),
  );
  routes.session(wire.campaignFile, async ({ caller, params }) =>
    bare(await backend.readCampaignFile.execute(caller, params)),
  );
};

/** Campaigns for those who make them (domain guide 6.16). */
export const serveMarketing = (routes: ApiRoutes, backend: MarketingCases): void => {
  routes.session(wire.listCampaigns, async ({ caller, query }) =>
    bare(await backend.listCampaigns.execute(caller, { search: query.search ?? '' })),
  );
  routes.session(wire.exportCampaigns, async ({ caller, query }) =>
    bare(
      await backend.exportCampaigns(caller, {
        query: listQueryOf(CAMPAIGN_LIST, query),
        columns: columnsOf(query),
        format: query.format,
      }),
    ),
  );
  routes.session(wire.createCampaign, async ({ caller, body: form, idempotencyKey }) =>
    bare(await backend.saveCampaign.execute(caller, { kind: 'create', form, idempotencyKey })),
  );
  routes.session(wire.updateCampaign, async ({ caller, params: { id }, body: { rev, ...form } }) =>
    bare(await backend.saveCampaign.execute(caller, { kind: 'update', form, id, rev })),
  );
  routes.session(wire.campaignUsage, async ({ caller, params }) =>
    bare(await backend.readCampaignUsage.execute(caller, params)),
  );
  serveFiles(routes, backend);
};
