import type { BrandingDeskGateway } from '#core/branding/branding.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { brandingRoutes } from '../wire/branding.routes.ts';

/** A dealer's looks over HTTP. */
export const httpBrandingDeskGateway = (client: ApiClient): BrandingDeskGateway => ({
  read: (how) => client.call(brandingRoutes.brandingDesk, {}, how),
  versions: () => client.call(brandingRoutes.brandingVersions, {}),
  saveDraft: (rev, looks) => client.call(brandingRoutes.saveBrandingDraft, { rev, ...looks }),
  discard: (rev) => client.call(brandingRoutes.discardBrandingDraft, { rev }),
  publish: (rev) => client.call(brandingRoutes.publishBranding, { rev }),
  restore: (rev, version) => client.call(brandingRoutes.restoreBranding, { rev, version }),
  upload: (field, upload) => client.call(brandingRoutes.uploadBrandImage, { field }, { upload }),
  sample: () => client.call(brandingRoutes.brandingSample, {}),
  sendSample: () => client.call(brandingRoutes.sendBrandingSample, {}),
});
