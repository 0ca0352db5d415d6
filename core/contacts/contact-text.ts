/** Languages that an operator may be asked to use. For a contact without a language, the site's language is used. */
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

/** Returns the name of a language; null for null. */
export const languageText = (code: string | null): string | null =>
  code === null ? null : (CONTACT_LANGUAGES[code] ?? code);

/** Name of each authority level, by level number: what the contact may request from the monitoring center (domain guide 6.4). */
export const AUTHORITY_NAMES = [
  'Notify only',
  'Cancel',
  'Standard',
  'Test',
  'Full',
  'Master',
] as const;

/** Formats an authority level for lists: "5 Master". */
export const authorityText = (level: number): string =>
  `${level} ${AUTHORITY_NAMES[level] ?? ''}`.trim();
