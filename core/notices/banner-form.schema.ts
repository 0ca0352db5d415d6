import * as z from 'zod/mini';
import { requiredText } from '../forms/text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { importanceSchema, statusBannerSchema } from './status-banner.schema.ts';

/** Banner Settings (spec §5 "Banner"): all four are required, whether it is shown or not. */
export const bannerFormSchema = z.object({
  active: z.boolean('Say whether the banner is shown'),
  title: requiredText('Title', LIMITS.bannerTitle),
  body: requiredText('Body', LIMITS.bannerBody),
  importance: importanceSchema,
});
export type BannerForm = z.infer<typeof bannerFormSchema>;

/** The banner as its editor sees it; `rev` 0 and no name while none was ever set. */
export const editedBannerSchema = z.object({
  banner: statusBannerSchema,
  rev: z.int(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});
export type EditedBanner = z.infer<typeof editedBannerSchema>;
