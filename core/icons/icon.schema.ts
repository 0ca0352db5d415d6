import * as z from 'zod/mini';

/** Outline icons are drawn with a stroke of 1.5; filled ones have `-filled` in their names (spec §3 "Icon options"). */
export const ICON_LOOKS = ['outline', 'filled'] as const;
export type IconLook = (typeof ICON_LOOKS)[number];

/** A drawing on a grid of 24. A path inside its own list is filled by the even-odd rule. */
export const iconSchema = z.object({
  name: z.string(),
  paths: z.array(z.union([z.string(), z.tuple([z.string()])])),
});
export type Icon = z.infer<typeof iconSchema>;

export const iconSetSchema = z.array(iconSchema);
