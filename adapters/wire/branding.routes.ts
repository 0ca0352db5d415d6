import { brandingApi } from '#core/branding/branding.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof brandingApi> = {
  brandingDesk: 'GET branding/desk',
  brandingVersions: 'GET branding/versions',
  saveBrandingDraft: 'PUT branding/draft',
  discardBrandingDraft: 'POST branding/draft/discard',
  publishBranding: 'POST branding/publish',
  restoreBranding: 'POST branding/restore',
  uploadBrandImage: 'PUT branding/images?field',
  brandingSample: 'GET branding/sample',
  sendBrandingSample: 'POST branding/sample/mail',
};

export const brandingRoutes = routesOf(brandingApi, lines);
