import { ok } from '#core/kernel/result.ts';
import { contentOfSite } from '#core/new-account/begin-from.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { newAccountApi } from '#core/new-account/new-account.api.ts';
import { schedulesApi } from '#core/schedules/schedules.api.ts';
import { siteFileApi } from '#core/site-file/site-file.api.ts';
import { siteTemplatesApi } from '#core/sites/site-templates.api.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { zonesApi } from '#core/zones/zones.api.ts';
import type { Parts } from '../sections/parts.ts';

/** Returns the gateway for a new account: its draft, the templates, and the site to copy. */
export const newAccountGateway = ({ gatewayOf }: Pick<Parts, 'gatewayOf'>): NewAccountGateway => {
  const accounts = gatewayOf(newAccountApi);
  const templates = gatewayOf(siteTemplatesApi);
  return {
    start: () => accounts.accountStart({}),
    read: (id) => accounts.accountDraft({ id }),
    save: (id, { draft, rev, step }) =>
      rev === 0
        ? accounts.beginAccountDraft({ id, step, draft }, { background: true })
        : accounts.saveAccountDraft({ id, rev, step, draft }, { background: true }),
    nearAgencies: ({ city, postalCode, region }) =>
      gatewayOf(siteFileApi).nearAgencies({ city, postalCode, region }),
    discard: (id) => accounts.discardAccountDraft({ id }),
    numbers: (id, { branch, next, xmits }) =>
      accounts.holdAccountNumbers({ id, branch, next, xmits: [...xmits] }),
    templates: () => templates.siteTemplates({}),
    template: (id) => templates.siteTemplate({ id }),
    storeTemplate: (id, templateId, name) => accounts.keepDraftTemplate({ id, templateId, name }),
    siteContent: async (sn, may) => {
      const info = await gatewayOf(sitesApi).siteInfo({ sn });
      if (!info.ok) return info;
      const zones = may.zones ? await gatewayOf(zonesApi).siteZones({ sn }) : null;
      if (zones?.ok === false) return zones;
      const hours = may.hours ? await gatewayOf(schedulesApi).siteSchedules({ sn }) : null;
      if (hours?.ok === false) return hours;
      const content = contentOfSite(info.value, zones?.value ?? null, hours?.value ?? null);
      return ok({ siteName: info.value.siteName, content });
    },
    attach: (id, upload) => accounts.storeAgreement({ id }, { upload }),
    detach: (id) => accounts.removeAgreement({ id }),
    similar: (street, postalCode) =>
      accounts.similarSites({ street, postalCode }, { background: true }),
    submit: (id, rev, codes) => accounts.submitAccount({ id, rev, codes: [...codes] }),
  };
};
