import type { DealerBrand } from '../branding/branding.schema.ts';

/** The example dealer in the preview of a campaign. */
export const SAMPLE_BRAND: DealerBrand = {
  displayName: 'Your Alarm Company',
  headerLogoUrl: '/brand/sample-dealer-light.svg',
  darkHeaderLogoUrl: '/brand/sample-dealer-dark.svg',
  supportPhone: '(555) 555-0100',
  website: 'https://your-company.example.com',
};
