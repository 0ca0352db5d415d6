import type { BrandingDeskGateway } from '#core/branding/branding.gateway.port.ts';
import * as wire from '../wire/branding.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A dealer's looks over HTTP. */
export const httpBrandingDeskGateway = (client: ApiClient): BrandingDeskGateway => ({
  read: (how) => client.call(wire.brandingDesk, {}, how),
  versions: () => client.call(wire.brandingVersions, {}),
  saveDraft: (rev, looks) => client.call(wire.saveBrandingDraft, { rev, ...looks }),
  discard: (rev) => client.call(wire.discardBrandingDraft, { rev }),
  publish: (rev) => client.call(wire.publishBranding, { rev }),
  restore: (rev, version) => client.call(wire.restoreBranding, { rev, version }),
  upload: (field, upload) => client.call(wire.uploadBrandImage, { field }, { upload }),
  sample: () => client.call(wire.brandingSample, {}),
  sendSample: () => client.call(wire.sendBrandingSample, {}),
});
