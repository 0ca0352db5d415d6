import type { EditedBanner } from '../../notices/banner-form.schema.ts';
import type { TimedBanner } from '../../notices/shown-banner.rule.ts';
import type { StatusBanner } from '../../notices/status-banner.schema.ts';
import type { StoredBranding } from '../branding/public-branding.rule.ts';

/** The person and time of a banner change. `rev` is the revision that was edited; null overwrites any revision. */
export interface BannerChange {
  readonly rev: number | null;
  readonly by: string;
  readonly at: number;
}

/** Stores the banner of the sign-in screen, and reads the branding of dealers. Banner and branding are public. */
export interface NoticeRepository {
  /** Returns the banner with its end time. The banner is inactive if none was ever set. */
  statusBanner(): Promise<TimedBanner>;
  /** Returns the banner with its revision and last editor. The revision is 0 if no banner was ever set. */
  editedBanner(): Promise<EditedBanner>;
  /**
   * Replaces the banner and keeps it as a version; an end time in the past is removed. Returns false if the revision is no
   * longer `rev`; a null `rev` overwrites any revision.
   */
  replaceBanner(banner: StatusBanner, change: BannerChange): Promise<boolean>;
  /** Changes only the banner's end time (milliseconds UTC). Returns false if the revision is no longer `rev` or there is no banner. */
  setBannerEnd(endsAt: number | null, change: BannerChange): Promise<boolean>;
  /** Returns the newest versions of the banner, the current one first. */
  bannerVersions(most: number): Promise<readonly EditedBanner[]>;
  /** Returns a group's branding; null for an unknown group number. */
  branding(siteGroupNum: number): Promise<StoredBranding | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly notices: NoticeRepository;
  }
}
