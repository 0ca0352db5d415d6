/** Languages an operator may be asked to use; without one it is the site's. */
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

/** What is spoken, in words; null where nobody said so. */
export const languageText = (code: string | null): string | null =>
  code === null ? null : (CONTACT_LANGUAGES[code] ?? code);

/** What a level lets a contact ask of the centre, by its number (domain guide 6.4). */
export const AUTHORITY_NAMES = [
  'Notify only',
  'Cancel',
  'Standard',
  'Test',
  'Full',
  'Master',
] as const;

/** A level as lists show it: "5 Master". */
export const authorityText = (level: number): string =>
  `${level} ${AUTHORITY_NAMES[level] ?? ''}`.trim();
