import { ok } from '#core/kernel/result.ts';
import { contentOfSite } from '#core/new-account/begin-from.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { newAccountRoutes } from '../wire/new-account.routes.ts';
import { schedulesRoutes } from '../wire/schedules.routes.ts';
import { siteTemplatesRoutes } from '../wire/site-templates.routes.ts';
import { sitesRoutes } from '../wire/sites.routes.ts';
import { zonesRoutes } from '../wire/zones.routes.ts';

/** New accounts over HTTP. */
export const httpNewAccountGateway = (client: ApiClient): NewAccountGateway => ({
  start: () => client.call(newAccountRoutes.accountStart, {}),
  read: (id) => client.call(newAccountRoutes.accountDraft, { id }),
  save: (id, { draft, rev, step }) =>
    rev === 0
      ? client.call(newAccountRoutes.beginAccountDraft, { id, step, draft }, { background: true })
      : client.call(
          newAccountRoutes.saveAccountDraft,
          { id, rev, step, draft },
          { background: true },
        ),
  discard: (id) => client.call(newAccountRoutes.discardAccountDraft, { id }),
  numbers: (id, { branch, next, xmits }) =>
    client.call(newAccountRoutes.holdAccountNumbers, { id, branch, next, xmits: [...xmits] }),
  templates: () => client.call(siteTemplatesRoutes.siteTemplates, {}),
  template: (id) => client.call(siteTemplatesRoutes.siteTemplate, { id }),
  keepTemplate: (id, templateId, name) =>
    client.call(newAccountRoutes.keepDraftTemplate, { id, templateId, name }),
  siteContent: async (sn, may) => {
    const info = await client.call(sitesRoutes.siteInfo, { sn });
    if (!info.ok) return info;
    const zones = may.zones ? await client.call(zonesRoutes.siteZones, { sn }) : null;
    if (zones?.ok === false) return zones;
    const hours = may.hours ? await client.call(schedulesRoutes.siteSchedules, { sn }) : null;
    if (hours?.ok === false) return hours;
    const content = contentOfSite(info.value, zones?.value ?? null, hours?.value ?? null);
    return ok({ siteName: info.value.siteName, content });
  },
  attach: (id, upload) => client.call(newAccountRoutes.storeAgreement, { id }, { upload }),
  detach: (id) => client.call(newAccountRoutes.removeAgreement, { id }),
  similar: (street, postalCode) =>
    client.call(newAccountRoutes.similarSites, { street, postalCode }, { background: true }),
  submit: (id, rev, codes) =>
    client.call(newAccountRoutes.submitAccount, { id, rev, codes: [...codes] }),
});
