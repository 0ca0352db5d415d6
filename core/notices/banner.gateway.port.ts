import type { Answer } from '../kernel/result.ts';
import type { StatusBanner } from './status-banner.schema.ts';
import type { BannerForm, EditedBanner } from './banner-form.schema.ts';

/** Reads the status banner; a background read that never throws a person out of a form (gating README). */
export interface NoticeGateway {
  statusBanner(): Answer<StatusBanner>;
}

/** Banner Settings (spec §2.3); another editor in between is refused with 409 `staleRev`. */
export interface BannerGateway {
  read(): Answer<EditedBanner>;
  /** `rev` is the one the edit began with. */
  save(banner: BannerForm, rev: number): Answer<EditedBanner>;
}
