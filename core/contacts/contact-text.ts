/** Languages an operator may be asked to use. Without one, the site's language applies. */
export const CONTACT_LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  pt: 'Portuguese',
  de: 'German',
  it: 'Italian',
  pl: 'Polish',
  ru: 'Russian',
  ar: 'Arabic',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  vi: 'Vietnamese',
};

/** Returns the name of a language; null if none is set. */
export const languageText = (code: string | null): string | null =>
  code === null ? null : (CONTACT_LANGUAGES[code] ?? code);

/** What each level lets a contact request from the monitoring center, by its number (domain guide 6.4). */
export const AUTHORITY_NAMES = [
  'Notify only',
  'Cancel',
  'Standard',
  'Test',
  'Full',
  'Master',
] as const;

/** Formats a level as lists show it: "5 Master". */
export const authorityText = (level: number): string =>
  `${level} ${AUTHORITY_NAMES[level] ?? ''}`.trim();
