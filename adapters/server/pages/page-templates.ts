import type { Importance } from '#core/notices/status-banner.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Placeholders for values in prerendered HTML, which are replaced by escaped values when a page is rendered. */
export const MARKS = {
  bannerTitle: 'mark-banner-title',
  bannerBody: 'mark-banner-body',
  logoName: 'mark-logo-name',
  lightLogo: '/mark-light-logo',
  darkLogo: '/mark-dark-logo',
  providerFirst: 'mark-provider-first',
  /** Starts with a blank, so that no blank remains if the provider's name has only one word. */
  providerRest: ' mark-provider-rest',
  alarmPhone: '+90000001',
  helpPhone: '+90000002',
  website: 'https://mark-website.invalid',
  websiteHost: 'mark-website.invalid',
  accounts: '90917',
} as const;

/** Placeholders for HTML fragments. */
export const SLOTS = {
  logo: '<!--slot:logo-->',
  notice: '<!--slot:notice-->',
  foot: '<!--slot:foot-->',
  data: '<!--slot:data-->',
  /** Style element with the dealer's accent color, after the page's own styles. */
  accent: '<!--slot:accent-->',
  /** URL of the tab icon. */
  icon: '<!--slot:icon-->',
  /** Attributes of the root element: the variant, and the URL at which the first script refreshes the session. */
  refresh: '<!--slot:refresh-->',
} as const;

/** `drawn`: the provider's own logo contains the name. `named`: the name is written beside the symbol. */
export type NameStyle = 'drawn' | 'named';

/** Templates of one variant's sign-in page: whole pages, and fragments to insert. */
export interface SignInTemplates {
  readonly pages: Readonly<Record<NameStyle, string>>;
  readonly logos: Readonly<Record<NameStyle | 'picture', string>>;
  readonly notices: Readonly<Record<Importance, string>>;
  /** Footers, keyed by `footKey`. */
  readonly feet: Readonly<Record<string, string>>;
}

/** All templates that the build prepares for the server. */
export interface PageTemplates {
  readonly signIn: Readonly<Record<Variant, SignInTemplates>>;
  readonly shell: string;
  /** Hashes of the style elements for `style-src` (`sha256-…`, without quotes). */
  readonly signInStyles: readonly string[];
  /** Hashes of the inline scripts in the head. */
  readonly headScripts: readonly string[];
  readonly shellStyles: readonly string[];
  /** Name of the provider that the drawn logo contains. */
  readonly drawnProvider: string;
}

/** Returns the key of a footer. It depends on demo mode, the two phone numbers and the website. */
export const footKey = (has: {
  readonly demo: boolean;
  readonly alarmPhone: boolean;
  readonly brandPhone: boolean;
  readonly website: boolean;
}): string =>
  [has.demo, has.alarmPhone, has.brandPhone, has.website].map((known) => (known ? 1 : 0)).join('');
