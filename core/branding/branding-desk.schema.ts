import * as z from 'zod/mini';
import { brandImageSchema } from './brand-image.schema.ts';
import { DEFAULT_LOOKS, looksForm } from './looks.schema.ts';

const looks = z.object(looksForm.stored);
const text = z.nullable(z.string());

/** A dealer's looks as its administrators work on them: what everybody sees, and the draft beside it (domain guide 6.14). */
export const brandingDeskSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  /** IANA name; times of the screen are told in it. */
  timeZone: z.string(),
  /** Of the draft; grows with every change. */
  rev: z.int(),
  changedBy: text,
  changedAt: text,
  /** Version 0 is the provider's default. */
  live: z.object({ looks, version: z.int(), publishedAt: text, publishedBy: text }),
  /** The nearest group above that published looks, which this one wears until it publishes its own; null where there is none. */
  above: z.nullable(z.object({ siteGroupName: z.string(), looks })),
  /** Null where nothing differs from what is live. */
  draft: z.nullable(z.object({ looks, restoredFrom: z.nullable(z.int()) })),
  /** The uploaded pictures that draft, live, and the looks from above name. */
  images: z.array(brandImageSchema),
});
export type BrandingDesk = z.infer<typeof brandingDeskSchema>;

/** The group above whose looks everybody sees, because this one published none, or empty ones. */
export const wornAbove = ({ above, live }: BrandingDesk): BrandingDesk['above'] =>
  looksForm.same(live.looks, DEFAULT_LOOKS) ? above : null;

/** What was published once, the newest first. */
export const brandingVersionsSchema = z.object({
  versions: z.array(
    z.object({
      version: z.int(),
      publishedAt: z.string(),
      publishedBy: text,
      restoredFrom: z.nullable(z.int()),
      looks,
    }),
  ),
});
export type BrandingVersion = z.infer<typeof brandingVersionsSchema>['versions'][number];

/** How far back the history is shown. */
export const MOST_VERSIONS = 50;
