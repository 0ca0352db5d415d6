import * as z from 'zod/mini';
import { accentSetSchema } from './accent-set.schema.ts';

const text = z.nullable(z.string());

/** What stands with a dealer's name wherever somebody else shows it; every field is null where there is none (spec §3 Branding). */
export const dealerBrandSchema = z.object({
  displayName: text,
  headerLogoUrl: text,
  darkHeaderLogoUrl: text,
  supportPhone: text,
  website: text,
});
export type DealerBrand = z.infer<typeof dealerBrandSchema>;

/** A dealer's public branding; every field is null where the provider's default applies (domain guide 6.14). */
export const brandingSchema = z.extend(dealerBrandSchema, {
  supportEmail: text,
  supportHours: text,
  privacyUrl: text,
  loginImageUrl: text,
  faviconUrl: text,
  /** Derived by the server and checked in both themes, so that no page has to. */
  accent: z.nullable(accentSetSchema),
});
export type Branding = z.infer<typeof brandingSchema>;

/** The provider's own looks. */
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
