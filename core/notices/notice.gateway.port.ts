import type { Answer } from '../kernel/result.ts';
import type { StatusBanner } from './status-banner.schema.ts';

/** The gateway for the status banner. Reading the banner is a background request and never takes a person out of a form (gating README). */
export interface NoticeGateway {
  statusBanner(): Answer<StatusBanner>;
}
