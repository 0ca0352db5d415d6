import * as z from 'zod/mini';
import { accentSetSchema } from './accent-set.schema.ts';

const text = z.nullable(z.string());

/** A dealer's branding that other companies' pages show next to the dealer's name. Missing fields are null (spec §3 Branding). */
export const dealerBrandSchema = z.object({
  displayName: text,
  headerLogoUrl: text,
  darkHeaderLogoUrl: text,
  supportPhone: text,
  website: text,
});
export type DealerBrand = z.infer<typeof dealerBrandSchema>;

/** A dealer's public branding. A null field means the provider's default (domain guide 6.14). */
export const brandingSchema = z.extend(dealerBrandSchema, {
  supportEmail: text,
  supportHours: text,
  privacyUrl: text,
  loginImageUrl: text,
  faviconUrl: text,
  /** Accent colors of both themes, derived and validated by the server; null for the default colors. */
  accent: z.nullable(accentSetSchema),
});
export type Branding = z.infer<typeof brandingSchema>;

export const DEFAULT_BRANDING: Branding = {
  displayName: null,
  headerLogoUrl: null,
  darkHeaderLogoUrl: null,
  supportPhone: null,
  website: null,
  supportEmail: null,
  supportHours: null,
  privacyUrl: null,
  loginImageUrl: null,
  faviconUrl: null,
  accent: null,
};
