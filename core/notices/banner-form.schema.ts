import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { importanceSchema, statusBannerSchema } from './status-banner.schema.ts';

const required = (name: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(max, `Must be at most ${max} characters long`),
    );

/** Banner Settings (spec §5 "Banner"): all four are required, whether it is shown or not. */
export const bannerFormSchema = z.object({
  active: z.boolean('Say whether the banner is shown'),
  title: required('Title', LIMITS.bannerTitle),
  body: required('Body', LIMITS.bannerBody),
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
