import * as z from 'zod/mini';

/** Icon styles: outline icons have a stroke width of 1.5, filled icons have `-filled` in their names (spec §3 "Icon options"). */
export const ICON_LOOKS = ['outline', 'filled'] as const;
export type IconLook = (typeof ICON_LOOKS)[number];

/** An icon drawn on a 24 × 24 grid. A path in a one-element array is filled by the even-odd rule. */
export const iconSchema = z.object({
  name: z.string(),
  paths: z.array(z.union([z.string(), z.tuple([z.string()])])),
});
export type Icon = z.infer<typeof iconSchema>;

export const iconSetSchema = z.array(iconSchema);
