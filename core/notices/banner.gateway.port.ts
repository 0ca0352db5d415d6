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
  /** When it goes off by itself (ISO 8601, ahead of now); null takes the end away. An edit of its own, with the revision it begins with. */
  setEnd(endsAt: string | null, rev: number): Answer<EditedBanner>;
  /** The newest banners that were saved, the one in force first. */
  versions(): Answer<readonly EditedBanner[]>;
}
