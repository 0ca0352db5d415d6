import * as z from 'zod/mini';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { createForm, fieldOf, optionalText } from '../forms/create-form.schema.ts';
import { optionalEmail } from '../forms/optional-email.schema.ts';
import { atMost, boundedText, oneLine } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { isHexColor, plainHex } from './contrast-of.rule.ts';
import { websiteHost } from './dial-address.rule.ts';

/** Maximum length of each text field, in characters (domain guide 6.14). */
export const BRANDING_LIMITS = {
  displayName: 60,
  fromName: 60,
  mailFooter: 500,
  supportHours: 100,
  web: 200,
} as const;

/**
 * Returns true for a URL that a link may use. Returns false for a URL with a user name before the host, because the user
 * name disguises the host (SECURITY.md §3).
 */
export const isWebAddress = (address: string): boolean => {
  const host = websiteHost(address);
  return host !== null && !host.includes('@') && /^[^\s"'<>\\]+$/.test(address);
};

const web = () =>
  optionalText(
    z
      .string()
      .check(
        z.trim(),
        atMost(BRANDING_LIMITS.web),
        z.refine(isWebAddress, 'Enter an address that begins with https:// or http://'),
      ),
  );
/** Field for the URL of a picture. The server checks that the picture belongs to the dealer. */
const image = () => {
  const address = z.nullable(z.string().check(z.maxLength(200)));
  return fieldOf(address, z.nullable(z.string()), null);
};

/** All fields of a dealer's branding. An empty field means the provider's default (domain guide 6.14). */
export const brandingForm = createForm({
  displayName: { ...optionalText(oneLine(BRANDING_LIMITS.displayName)), label: 'Display name' },
  headerLogoUrl: { ...image(), label: 'Logo for light background' },
  darkHeaderLogoUrl: { ...image(), label: 'Logo for dark background' },
  loginImageUrl: { ...image(), label: 'Sign-in image' },
  faviconUrl: { ...image(), label: 'Favicon' },
  reportLogoUrl: { ...image(), label: 'Report logo' },
  /** Accent color as entered. `checkAccent` decides whether the color may be published. */
  accent: {
    ...optionalText(
      z.pipe(
        z.string().check(z.trim(), z.refine(isHexColor, 'Enter a color as #1E5B8C')),
        z.transform(plainHex),
      ),
    ),
    label: 'Accent color',
  },
  supportPhone: {
    ...optionalText(
      z
        .string()
        .check(
          z.trim(),
          atMost(LIMITS.phone),
          z.refine(isPhoneNumber, 'Enter a valid phone number'),
        ),
    ),
    label: 'Support phone',
  },
  supportEmail: { ...optionalEmail(), label: 'Support email' },
  supportHours: { ...optionalText(oneLine(BRANDING_LIMITS.supportHours)), label: 'Support hours' },
  fromName: { ...optionalText(oneLine(BRANDING_LIMITS.fromName)), label: 'From-name' },
  mailFooter: {
    ...optionalText(boundedText(BRANDING_LIMITS.mailFooter)),
    label: 'Email footer',
  },
  website: { ...web(), label: 'Website' },
  privacyUrl: { ...web(), label: 'Privacy page' },
});

/** Validates the branding fields of a request. */
export const brandingFormSchema = z.object(brandingForm.draft);
export type BrandingValues = z.infer<typeof brandingFormSchema>;

/** The provider's own branding: all fields are empty. */
export const DEFAULT_BRANDING = brandingForm.read(brandingForm.show(null)) as BrandingValues;
