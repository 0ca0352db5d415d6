import type { Answer } from '../kernel/result.ts';
import type { StatusBanner } from './status-banner.schema.ts';

/** Reads the status banner. It is a background read that never moves a person out of a form (gating README). */
export interface NoticeGateway {
  statusBanner(): Answer<StatusBanner>;
}
