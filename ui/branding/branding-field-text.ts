import { brandingForm } from '#core/branding/branding-values.schema.ts';
import type { FieldText } from '../shell/revised-fields.ts';

const picture = (label: string) => ({
  label,
  say: (address: string | null) => (address === null ? 'No picture' : 'A picture'),
});

/** Labels and value texts of the branding fields, for the comparison of two versions. */
export const BRANDING_TEXT: FieldText<ReturnType<typeof brandingForm.show>> = {
  ...brandingForm.labels,
  headerLogoUrl: picture(brandingForm.labels.headerLogoUrl),
  darkHeaderLogoUrl: picture(brandingForm.labels.darkHeaderLogoUrl),
  loginImageUrl: picture(brandingForm.labels.loginImageUrl),
  faviconUrl: picture(brandingForm.labels.faviconUrl),
  reportLogoUrl: picture(brandingForm.labels.reportLogoUrl),
};
