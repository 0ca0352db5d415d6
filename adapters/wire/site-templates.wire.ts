import * as z from 'zod/mini';
import {
  siteTemplateSchema,
  siteTemplateSummarySchema,
  templateNameSchema,
} from '#core/sites/site-template.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { numberText, rev } from './params.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
const editor = { ...dealer, permissions: ['siteEdit'] } as const;
const ofTemplate = {
  inGroup: true,
  params: z.strictObject({ id: z.uuid() }),
  repeatable: 'byKey',
} as const;

/** Templates of the group and its branches, by name (domain guide 6.11, 6.18). */
export const siteTemplates = get('siteTemplates', 'site-templates', {
  inGroup: true,
  summary: 'Templates kept of sites',
  access: dealer,
  reply: z.object({ templates: z.array(siteTemplateSummarySchema) }),
});

/** One with everything it gives a new account, for those who may create one. */
export const siteTemplate = get('siteTemplate', 'site-templates/{id}', {
  inGroup: true,
  params: z.strictObject({ id: z.uuid() }),
  summary: 'A template with its zones and hours',
  access: { ...dealer, permissions: ['allowCreateAccountFlag'] },
  reply: siteTemplateSchema,
  errors: [404],
});

/** Keeps a copy of a site to begin others with, under the id its form made (domain guide 6.11 "Copy as template"). */
export const keepSiteTemplate = post('keepSiteTemplate', 'site/{sn}/templates', {
  inGroup: true,
  params: z.strictObject({ sn: numberText }),
  repeatable: 'byKey',
  summary: 'Copy a site as a template',
  access: { ...dealer, permissions: ['siteEdit', 'zonesRead', 'scheduleRead'] },
  body: z.strictObject({ id: z.uuid(), name: templateNameSchema }),
  reply: siteTemplateSummarySchema,
  errors: [404, 409, 422],
});

export const renameSiteTemplate = put('renameSiteTemplate', 'site-templates/{id}', {
  ...ofTemplate,
  summary: 'Rename a template',
  access: editor,
  body: z.strictObject({ name: templateNameSchema, rev }),
  reply: siteTemplateSummarySchema,
  errors: [404, 409],
});

export const removeSiteTemplate = remove('removeSiteTemplate', 'site-templates/{id}', {
  ...ofTemplate,
  summary: 'Delete a template',
  access: editor,
  query: z.strictObject({ rev: numberText }),
  reply: z.object({ rev }),
  errors: [404, 409],
});
