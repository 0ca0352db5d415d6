import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  siteTemplateSchema,
  siteTemplateSummarySchema,
  templateNameSchema,
} from './site-template.schema.ts';
import { wholeNumber, rev } from '../operations/fields.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

const editor = { ...dealer, permissions: ['siteEdit'] } as const;

const ofTemplate = { input: { id: z.uuid() }, inGroup: true, repeatable: 'byKey' } as const;

export const siteTemplatesApi = {
  /** Returns the templates of the group and its branches, by name (domain guide 6.11, 6.18). */
  siteTemplates: operation({
    summary: 'Site templates',
    access: dealer,
    output: z.object({ templates: z.array(siteTemplateSummarySchema) }),
    inGroup: true,
  }),

  /** Returns one template with its full content. Only for people who may create an account. */
  siteTemplate: operation({
    summary: 'A template with its zones and hours',
    access: { ...dealer, permissions: ['allowCreateAccountFlag'] },
    input: { id: z.uuid() },
    output: siteTemplateSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Stores a copy of a site as a template for new accounts, under the id that its form created (domain guide 6.11 "Copy as template"). */
  keepSiteTemplate: operation({
    summary: 'Copy a site as a template',
    access: { ...dealer, permissions: ['siteEdit', 'zonesRead', 'scheduleRead'] },
    input: { sn: wholeNumber, id: z.uuid(), name: templateNameSchema },
    output: siteTemplateSummarySchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  renameSiteTemplate: operation({
    ...ofTemplate,
    summary: 'Rename a template',
    access: editor,
    input: { ...ofTemplate.input, name: templateNameSchema, rev },
    output: siteTemplateSummarySchema,
    refusals: ['notFound', 'conflict'],
  }),

  removeSiteTemplate: operation({
    ...ofTemplate,
    summary: 'Delete a template',
    access: editor,
    input: { ...ofTemplate.input, rev: wholeNumber },
    output: z.object({ rev }),
    refusals: ['notFound', 'conflict'],
  }),
};

/** The provider's operations for the template dialog (domain guide 6.11 "Copy as template"). */
export type SiteTemplatesGateway = GatewayOf<typeof siteTemplatesApi>;
