import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { StatusBanner } from './status-banner.schema.ts';

/** Reads the status banner; a background read that never throws a person out of a form (gating README). */
export interface NoticeGateway {
  statusBanner(): Promise<Result<StatusBanner, Failure>>;
}
