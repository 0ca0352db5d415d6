import * as z from 'zod/mini';

/** A dealer's public looks; every field is null where the provider's default applies (spec §3 Branding). */
export const brandingSchema = z.object({
  displayName: z.nullable(z.string()),
  headerLogoUrl: z.nullable(z.string()),
  darkHeaderLogoUrl: z.nullable(z.string()),
  supportPhone: z.nullable(z.string()),
  website: z.nullable(z.string()),
});
export type Branding = z.infer<typeof brandingSchema>;

/** The provider's own looks. */
export const DEFAULT_BRANDING: Branding = {
  displayName: null,
  headerLogoUrl: null,
  darkHeaderLogoUrl: null,
  supportPhone: null,
  website: null,
};
