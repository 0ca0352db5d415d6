import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';

/** The importance of a banner. Warning is the default (spec §9 "Banner importance colors"). */
export const importanceSchema = z.enum(['High', 'Warning', 'Info']);
export type Importance = z.infer<typeof importanceSchema>;

/** The notice on the sign-in screen, shown while `active` is true (spec §3 StatusBanner). */
export const statusBannerSchema = z.object({
  active: z.boolean(),
  title: z.string().check(z.maxLength(LIMITS.bannerTitle)),
  body: z.string().check(z.maxLength(LIMITS.bannerBody)),
  importance: importanceSchema,
});
export type StatusBanner = z.infer<typeof statusBannerSchema>;
