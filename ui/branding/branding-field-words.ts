import { looksForm } from '#core/branding/looks.schema.ts';
import type { FieldWords } from '../shell/revised-fields.ts';

const picture = (label: string) => ({
  label,
  say: (address: string | null) => (address === null ? 'No picture' : 'A picture'),
});

/** Looks in words, where two versions of them stand side by side. */
export const BRANDING_WORDS: FieldWords<ReturnType<typeof looksForm.show>> = {
  ...looksForm.labels,
  headerLogoUrl: picture(looksForm.labels.headerLogoUrl),
  darkHeaderLogoUrl: picture(looksForm.labels.darkHeaderLogoUrl),
  loginImageUrl: picture(looksForm.labels.loginImageUrl),
  faviconUrl: picture(looksForm.labels.faviconUrl),
  reportLogoUrl: picture(looksForm.labels.reportLogoUrl),
};
