import { LOOKS_NAMES, type looksForm } from '#core/branding/looks.schema.ts';
import type { FieldWords } from '../shell/revised-fields.ts';

const picture = (label: string) => ({
  label,
  say: (address: string | null) => (address === null ? 'No picture' : 'A picture'),
});

/** Looks in words, where two versions of them stand side by side. */
export const BRANDING_WORDS: FieldWords<ReturnType<typeof looksForm.show>> = {
  ...LOOKS_NAMES,
  headerLogoUrl: picture(LOOKS_NAMES.headerLogoUrl),
  darkHeaderLogoUrl: picture(LOOKS_NAMES.darkHeaderLogoUrl),
  loginImageUrl: picture(LOOKS_NAMES.loginImageUrl),
  faviconUrl: picture(LOOKS_NAMES.faviconUrl),
  reportLogoUrl: picture(LOOKS_NAMES.reportLogoUrl),
};
