import * as z from 'zod/mini';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { createForm, fieldOf, optionalText } from '../forms/create-form.schema.ts';
import { optionalEmail } from '../forms/optional-email.schema.ts';
import { atMost, boundedText, oneLine } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { isHexColor, plainHex } from './contrast-of.rule.ts';
import { websiteHost } from './dial-address.rule.ts';

/** Characters of each text (domain guide 6.14). */
export const BRANDING_LIMITS = {
  displayName: 60,
  fromName: 60,
  mailFooter: 500,
  supportHours: 100,
  web: 200,
} as const;

/** An address that a link may lead to: of the web, and of a host that is not disguised by a name before it (SECURITY.md §3). */
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
/** Where a picture is had; whose it is, the server knows. */
const image = () => {
  const address = z.nullable(z.string().check(z.maxLength(200)));
  return fieldOf(address, z.nullable(z.string()), null);
};

/** Everything a dealer says of its branding; an empty field is the provider's default (domain guide 6.14). */
export const brandingForm = createForm({
  displayName: { ...optionalText(oneLine(BRANDING_LIMITS.displayName)), label: 'Display name' },
  headerLogoUrl: { ...image(), label: 'Logo on light' },
  darkHeaderLogoUrl: { ...image(), label: 'Logo on dark' },
  loginImageUrl: { ...image(), label: 'Login image' },
  faviconUrl: { ...image(), label: 'Favicon' },
  reportLogoUrl: { ...image(), label: 'Report logo' },
  /** As it was asked for; whether it may be published, `checkAccent` says. */
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
  supportEmail: { ...optionalEmail(), label: 'Support e-mail' },
  supportHours: { ...optionalText(oneLine(BRANDING_LIMITS.supportHours)), label: 'Support hours' },
  fromName: { ...optionalText(oneLine(BRANDING_LIMITS.fromName)), label: 'From-name' },
  mailFooter: {
    ...optionalText(boundedText(BRANDING_LIMITS.mailFooter)),
    label: 'Footer of e-mails',
  },
  website: { ...web(), label: 'Website' },
  privacyUrl: { ...web(), label: 'Privacy page' },
});

/** Checks looks as they are sent. */
export const brandingFormSchema = z.object(brandingForm.draft);
export type BrandingValues = z.infer<typeof brandingFormSchema>;

/** Nothing said: the provider's own looks. */
export const DEFAULT_BRANDING = brandingForm.read(brandingForm.show(null)) as BrandingValues;
