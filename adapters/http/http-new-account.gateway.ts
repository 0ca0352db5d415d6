import { ok } from '#core/kernel/result.ts';
import { contentOfSite } from '#core/new-account/begin-from.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import * as wire from '../wire/new-account.wire.ts';
import { siteSchedules } from '../wire/schedules.wire.ts';
import * as templates from '../wire/site-templates.wire.ts';
import { siteInfo } from '../wire/sites.wire.ts';
import { siteZones } from '../wire/zones.wire.ts';
import type { ApiClient } from './api-client.ts';

/** New accounts over HTTP. */
export const httpNewAccountGateway = (client: ApiClient): NewAccountGateway => ({
  start: () => client.call(wire.accountStart, {}),
  read: (id) => client.call(wire.accountDraft, { id }),
  save: (id, { draft, rev, step }) =>
    rev === 0
      ? client.call(wire.beginAccountDraft, { id, step, draft }, { background: true })
      : client.call(wire.saveAccountDraft, { id, rev, step, draft }, { background: true }),
  discard: (id) => client.call(wire.discardAccountDraft, { id }),
  numbers: (id, { branch, next, xmits }) =>
    client.call(wire.holdAccountNumbers, { id, branch, next, xmits: [...xmits] }),
  templates: () => client.call(templates.siteTemplates, {}),
  template: (id) => client.call(templates.siteTemplate, { id }),
  keepTemplate: (id, templateId, name) =>
    client.call(wire.keepDraftTemplate, { id, templateId, name }),
  siteContent: async (sn, may) => {
    const info = await client.call(siteInfo, { sn });
    if (!info.ok) return info;
    const zones = may.zones ? await client.call(siteZones, { sn }) : null;
    if (zones?.ok === false) return zones;
    const hours = may.hours ? await client.call(siteSchedules, { sn }) : null;
    if (hours?.ok === false) return hours;
    const content = contentOfSite(info.value, zones?.value ?? null, hours?.value ?? null);
    return ok({ siteName: info.value.siteName, content });
  },
  attach: (id, upload) => client.call(wire.storeAgreement, { id }, { upload }),
  detach: (id) => client.call(wire.removeAgreement, { id }),
  similar: (street, postalCode) =>
    client.call(wire.similarSites, { street, postalCode }, { background: true }),
  submit: (id, rev, codes) => client.call(wire.submitAccount, { id, rev, codes: [...codes] }),
});
