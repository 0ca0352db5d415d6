import * as z from 'zod/mini';
import { brandImageSchema } from './brand-image.schema.ts';
import { DEFAULT_BRANDING, brandingForm } from './branding-values.schema.ts';

const looks = z.object(brandingForm.stored);
const text = z.nullable(z.string());

/** A dealer's branding as its administrators work on it: what everybody sees, and the draft beside it (domain guide 6.14). */
export const brandingOverviewSchema = z.object({
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
  /** The nearest group above that published branding, which this one wears until it publishes its own; null where there is none. */
  above: z.nullable(z.object({ siteGroupName: z.string(), looks })),
  /** Null where nothing differs from what is live. */
  draft: z.nullable(z.object({ looks, restoredFrom: z.nullable(z.int()) })),
  /** The uploaded pictures that draft, live, and the branding from above name. */
  images: z.array(brandImageSchema),
});
export type BrandingOverview = z.infer<typeof brandingOverviewSchema>;

/** The group above whose branding everybody sees, because this one published none, or empty ones. */
export const brandingAbove = ({ above, live }: BrandingOverview): BrandingOverview['above'] =>
  brandingForm.same(live.looks, DEFAULT_BRANDING) ? above : null;

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
