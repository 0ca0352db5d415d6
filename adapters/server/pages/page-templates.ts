import type { Importance } from '#core/notices/status-banner.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Placeholders for a request's values in the prerendered markup. Each is replaced by an escaped value when a page is rendered. */
export const MARKS = {
  bannerTitle: 'mark-banner-title',
  bannerBody: 'mark-banner-body',
  logoName: 'mark-logo-name',
  lightLogo: '/mark-light-logo',
  darkLogo: '/mark-dark-logo',
  providerFirst: 'mark-provider-first',
  /** Includes the blank before it, so that a name of one word leaves nothing. */
  providerRest: ' mark-provider-rest',
  alarmPhone: '+90000001',
  helpPhone: '+90000002',
  website: 'https://mark-website.invalid',
  websiteHost: 'mark-website.invalid',
  accounts: '90917',
} as const;

/** Placeholders for whole fragments. */
export const SLOTS = {
  logo: '<!--slot:logo-->',
  notice: '<!--slot:notice-->',
  foot: '<!--slot:foot-->',
  data: '<!--slot:data-->',
  /** In the head, after the page's own styles: the dealer's accent. */
  accent: '<!--slot:accent-->',
  /** The address of the browser tab's icon. */
  icon: '<!--slot:icon-->',
  /** In the root element: the variant, and the address at which the first script refreshes the session. */
  refresh: '<!--slot:refresh-->',
} as const;

/** The provider's own logo is drawn with its name. Any other name is written beside the symbol. */
export type NameStyle = 'drawn' | 'named';

/** The sign-in page of one variant: whole pages, and the fragments from which a request chooses. */
export interface SignInTemplates {
  readonly pages: Readonly<Record<NameStyle, string>>;
  readonly logos: Readonly<Record<NameStyle | 'picture', string>>;
  readonly notices: Readonly<Record<Importance, string>>;
  /** Footers, by `footKey`. */
  readonly feet: Readonly<Record<string, string>>;
}

/** All templates that the build prepares for the server. */
export interface PageTemplates {
  readonly signIn: Readonly<Record<Variant, SignInTemplates>>;
  readonly shell: string;
  /** Hashes of the style elements for `style-src`, as `sha256-…` without quotes. */
  readonly signInStyles: readonly string[];
  /** Hashes of the inline scripts in the head. They are inline because requests for them would delay the first paint. */
  readonly headScripts: readonly string[];
  readonly shellStyles: readonly string[];
  /** The provider whose name is part of the drawn logo. */
  readonly drawnProvider: string;
}

/** Returns the key of a page's footer, which depends on demo mode, the two phone numbers and the website. */
export const footKey = (has: {
  readonly demo: boolean;
  readonly alarmPhone: boolean;
  readonly brandPhone: boolean;
  readonly website: boolean;
}): string =>
  [has.demo, has.alarmPhone, has.brandPhone, has.website].map((known) => (known ? 1 : 0)).join('');
