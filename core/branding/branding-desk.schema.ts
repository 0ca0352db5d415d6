import * as z from 'zod/mini';
import { brandImageSchema } from './brand-image.schema.ts';
import { looksForm } from './looks.schema.ts';

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
  /** Null where nothing differs from what is live. */
  draft: z.nullable(z.object({ looks, restoredFrom: z.nullable(z.int()) })),
  /** The pictures that draft and live name and the dealer uploaded. */
  images: z.array(brandImageSchema),
});
export type BrandingDesk = z.infer<typeof brandingDeskSchema>;

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
