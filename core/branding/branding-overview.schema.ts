import * as z from 'zod/mini';
import { brandImageSchema } from './brand-image.schema.ts';
import { DEFAULT_BRANDING, brandingForm } from './branding-values.schema.ts';

const looks = z.object(brandingForm.stored);
const text = z.nullable(z.string());

/** A dealer's branding as its administrators edit it: what all users see, and the draft beside it (domain guide 6.14). */
export const brandingOverviewSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  /** IANA name of the time zone in which the screen shows times. */
  timeZone: z.string(),
  /** Revision of the draft, which increases with every change. */
  rev: z.int(),
  changedBy: text,
  changedAt: text,
  /** Version 0 is the provider's default. */
  live: z.object({ looks, version: z.int(), publishedAt: text, publishedBy: text }),
  /** The nearest group above with published branding, which this group uses until it publishes its own; null if there is none. */
  above: z.nullable(z.object({ siteGroupName: z.string(), looks })),
  /** Null if the draft does not differ from the live branding. */
  draft: z.nullable(z.object({ looks, restoredFrom: z.nullable(z.int()) })),
  /** The uploaded pictures used by the draft, the live branding, or the branding of the group above. */
  images: z.array(brandImageSchema),
});
export type BrandingOverview = z.infer<typeof brandingOverviewSchema>;

/** Returns the group above whose branding users see, because this group published none or an empty one. */
export const brandingAbove = ({ above, live }: BrandingOverview): BrandingOverview['above'] =>
  brandingForm.same(live.looks, DEFAULT_BRANDING) ? above : null;

/** The published versions, newest first. */
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

/** The most versions shown in the history. */
export const MOST_VERSIONS = 50;
