import * as z from 'zod/mini';
import { choiceField, createForm, fieldOf, textField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { importanceSchema, statusBannerSchema } from './status-banner.schema.ts';

/** The fields of Banner Settings (spec §5 "Banner"). All four are required, whether the banner is shown or not. */
export const bannerForm = createForm({
  active: fieldOf(z.boolean('Say whether the banner is shown'), z.boolean(), false),
  title: textField(requiredText('Title', LIMITS.bannerTitle)),
  body: textField(requiredText('Body', LIMITS.bannerBody)),
  importance: choiceField(importanceSchema, 'Warning'),
});
export const bannerFormSchema = z.object(bannerForm.draft);
export type BannerForm = z.infer<typeof bannerFormSchema>;

/** The banner as its editor sees it. Before the first save, `rev` is 0 and there is no editor name. */
export const editedBannerSchema = z.object({
  banner: statusBannerSchema,
  rev: z.int(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** The time at which the banner is turned off automatically (ISO 8601). Null when no such time is set. */
  endsAt: z.nullable(z.string()),
});
export type EditedBanner = z.infer<typeof editedBannerSchema>;

/** The newest saved banners, the current one first. Older banners are in the audit log. */
export const bannerVersionsSchema = z.object({ versions: z.array(editedBannerSchema) });
export type BannerVersions = z.infer<typeof bannerVersionsSchema>;
