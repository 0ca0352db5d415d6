import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { BannerForm, EditedBanner } from './banner-form.schema.ts';

/** Banner Settings (spec §2.3); another editor in between is refused with 409 `staleRev`. */
export interface BannerGateway {
  read(): Promise<Result<EditedBanner, Failure>>;
  /** `rev` is the one the edit began with. */
  save(banner: BannerForm, rev: number): Promise<Result<EditedBanner, Failure>>;
}
