import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { scheduleEntrySchema } from '../schedules/schedule-form.schema.ts';
import { checkReactionsSchema } from '../schedules/site-schedules.schema.ts';
import { zoneForm } from '../zones/zone-form.schema.ts';

/** Limits of the templates that a dealer stores (domain guide 6.11 "Copy as template"). */
export const TEMPLATE_LIMITS = { name: 60, perGroup: 100 } as const;

const text = z.nullable(z.string());

/** The content of a template: how a site is monitored, but not its owner, address, contacts or secrets (domain guide 6.11, 6.18). */
export const siteTemplateContentSchema = z.object({
  siteType: z.string(),
  servicePlan: z.array(z.string()),
  devices: z.array(
    z.object({
      devNum: z.int(),
      description: z.string(),
      type: text,
      manufacturer: text,
      model: text,
      /** The number of minutes between expected test signals. Null when no test signal is expected. */
      timerTestMinutes: z.nullable(z.int()),
      timerTestSignal: text,
    }),
  ),
  areas: z.array(z.object({ devNum: z.int(), num: z.int(), name: z.string() })),
  zones: z.array(z.object(zoneForm.stored)),
  /** The schedule layers that recur every year: the permanent week and the holidays. */
  schedules: z.array(
    z.object({
      layer: z.enum(['permanent', 'holiday']),
      reason: text,
      holidayGroup: text,
      holidayName: text,
      areaNums: z.array(z.int()),
      entries: z.array(scheduleEntrySchema),
    }),
  ),
  /** The reactions to missed or early openings and closings. Null when none are set. */
  reactions: z.nullable(checkReactionsSchema),
});
export type SiteTemplateContent = z.infer<typeof siteTemplateContentSchema>;

export const templateNameSchema = requiredText('Name', TEMPLATE_LIMITS.name);

/** A stored template in a list: its name, a summary of its content, and who stored it. */
export const siteTemplateSummarySchema = z.object({
  id: z.string(),
  siteGroupNum: z.int(),
  name: z.string(),
  siteType: z.string(),
  zones: z.int(),
  schedules: z.int(),
  createdBy: z.string(),
  createdAt: z.string(),
  rev: z.int(),
});
export type SiteTemplateSummary = z.infer<typeof siteTemplateSummarySchema>;

export const siteTemplateSchema = z.extend(siteTemplateSummarySchema, {
  content: siteTemplateContentSchema,
});
export type SiteTemplate = z.infer<typeof siteTemplateSchema>;
