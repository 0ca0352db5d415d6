import * as z from 'zod/mini';
import { brandImageSchema } from './brand-image.schema.ts';
import { DEFAULT_BRANDING, brandingForm } from './branding-values.schema.ts';

const looks = z.object(brandingForm.stored);
const text = z.nullable(z.string());

/** A dealer's branding for its administrators: the live branding that all users see, and the draft (domain guide 6.14). */
export const brandingOverviewSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  /** IANA name of the time zone in which the screen shows times. */
  timeZone: z.string(),
  /** Revision of the draft. Every change of the draft increases the revision. */
  rev: z.int(),
  changedBy: text,
  changedAt: text,
  /** Live branding. Version 0 is the provider's default. */
  live: z.object({ looks, version: z.int(), publishedAt: text, publishedBy: text }),
  /** Nearest parent group with published branding, which applies until this group publishes its own; null if there is none. */
  above: z.nullable(z.object({ siteGroupName: z.string(), looks })),
  /** Null if the draft equals the live branding. */
  draft: z.nullable(z.object({ looks, restoredFrom: z.nullable(z.int()) })),
  /** Uploaded pictures that the draft, the live branding or the parent group's branding uses. */
  images: z.array(brandImageSchema),
});
export type BrandingOverview = z.infer<typeof brandingOverviewSchema>;

/** Returns the parent group whose branding users see if this group published no branding or an empty branding; otherwise null. */
export const brandingAbove = ({ above, live }: BrandingOverview): BrandingOverview['above'] =>
  brandingForm.same(live.looks, DEFAULT_BRANDING) ? above : null;

/** Published branding versions, newest first. */
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

/** Maximum number of versions in the branding history. */
export const MOST_VERSIONS = 50;
