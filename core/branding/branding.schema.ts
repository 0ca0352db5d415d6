import * as z from 'zod/mini';
import { accentSetSchema } from './accent-set.schema.ts';

const text = z.nullable(z.string());

/** The branding that appears with a dealer's name where another party shows it. Missing fields are null (spec §3 Branding). */
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
  /** Derived and checked by the server for both themes, so that pages do not have to do it. */
  accent: z.nullable(accentSetSchema),
});
export type Branding = z.infer<typeof brandingSchema>;

/** The provider's own branding. */
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
