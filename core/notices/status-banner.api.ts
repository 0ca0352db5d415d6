import { operation } from '../operations/operation.ts';
import { statusBannerSchema } from './status-banner.schema.ts';

export const statusBannerApi = {
  /** Returns the status banner, even when it is turned off; `active` tells whether it is shown (spec §7.2). */
  statusBanner: operation({
    summary: 'Status banner at sign-in',
    access: { kind: 'open' },
    output: statusBannerSchema,
  }),
};
