import type { Importance } from '#core/notices/status-banner.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Words that stand for a request's values in the prerendered markup; each is replaced, escaped, when a page is filled. */
export const MARKS = {
  bannerTitle: 'mark-banner-title',
  bannerBody: 'mark-banner-body',
  logoName: 'mark-logo-name',
  lightLogo: '/mark-light-logo',
  darkLogo: '/mark-dark-logo',
  providerFirst: 'mark-provider-first',
  /** Includes the blank before it; a name of one word leaves nothing. */
  providerRest: ' mark-provider-rest',
  alarmPhone: '+90000001',
  helpPhone: '+90000002',
  website: 'https://mark-website.invalid',
  websiteHost: 'mark-website.invalid',
  accounts: '90917',
} as const;

/** Places that take a whole fragment. */
export const SLOTS = {
  logo: '<!--slot:logo-->',
  notice: '<!--slot:notice-->',
  foot: '<!--slot:foot-->',
  data: '<!--slot:data-->',
  /** In the head, after the page's own styles: a dealer's accent. */
  accent: '<!--slot:accent-->',
  /** The address of the icon on the browser's tab. */
  icon: '<!--slot:icon-->',
  /** In the root element: the variant, and where the first script renews its session. */
  refresh: '<!--slot:refresh-->',
} as const;

/** A drawn logo is the provider's own; any other name is written beside the mark. */
export type NameStyle = 'drawn' | 'named';

/** The sign-in of one variant: whole pages and the fragments that a request chooses. */
export interface SignInTemplates {
  readonly pages: Readonly<Record<NameStyle, string>>;
  readonly logos: Readonly<Record<NameStyle | 'picture', string>>;
  readonly notices: Readonly<Record<Importance, string>>;
  /** By `footKey`. */
  readonly feet: Readonly<Record<string, string>>;
}

/** Everything the build prepared for the server to fill in. */
export interface PageTemplates {
  readonly signIn: Readonly<Record<Variant, SignInTemplates>>;
  readonly shell: string;
  /** For `style-src`: hashes of the style tags, as `sha256-…` without quotes. */
  readonly signInStyles: readonly string[];
  /** Hashes of the scripts of the head, which stand in the pages: requests for them would delay the first paint. */
  readonly headScripts: readonly string[];
  readonly shellStyles: readonly string[];
  /** The provider whose name is drawn. */
  readonly drawnProvider: string;
}

/** Which foot a page gets: what is known of demo world, the two phones and the website decides. */
export const footKey = (has: {
  readonly demo: boolean;
  readonly alarmPhone: boolean;
  readonly brandPhone: boolean;
  readonly website: boolean;
}): string =>
  [has.demo, has.alarmPhone, has.brandPhone, has.website].map((known) => (known ? 1 : 0)).join('');
