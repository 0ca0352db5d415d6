import type { Answer } from '../kernel/result.ts';
import type { StatusBanner } from './status-banner.schema.ts';

/**
 * The gateway for the status banner. Reading the banner is a background request, so a failure never replaces the form that
 * a person is filling in (gating README).
 */
export interface NoticeGateway {
  statusBanner(): Answer<StatusBanner>;
}
