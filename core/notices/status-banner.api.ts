import { operation } from '../operations/operation.ts';
import { statusBannerSchema } from './status-banner.schema.ts';

export const statusBannerApi = {
  /** The one banner; always answered, `active` says whether it shows (spec §7.2). */
  statusBanner: operation({
    summary: 'The status banner of the sign-in screen',
    access: { kind: 'open' },
    output: statusBannerSchema,
  }),
};
