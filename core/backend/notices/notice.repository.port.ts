import type { EditedBanner } from '../../notices/banner-form.schema.ts';
import type { TimedBanner } from '../../notices/shown-banner.rule.ts';
import type { StatusBanner } from '../../notices/status-banner.schema.ts';
import type { StoredBranding } from '../branding/public-branding.rule.ts';

/** The person and time of a banner change; `rev` is the revision the edit is based on. */
export interface BannerChange {
  readonly rev: number | null;
  readonly by: string;
  readonly at: number;
}

/** Banner and branding, which everyone may read before signing in. */
export interface NoticeRepository {
  /** Returns the one banner with its end; inactive when none was ever set. */
  statusBanner(): Promise<TimedBanner>;
  /** Returns the same with its revision and last editor; revision 0 when none was ever set. */
  editedBanner(): Promise<EditedBanner>;
  /**
   * Returns false when its revision is no longer `rev`; null replaces any revision. A past end is removed. Each banner is
   * kept as a version.
   */
  replaceBanner(banner: StatusBanner, change: BannerChange): Promise<boolean>;
  /** Changes only its end, in milliseconds. Also returns false when there is no banner. */
  setBannerEnd(endsAt: number | null, change: BannerChange): Promise<boolean>;
  /** Returns the newest versions, the current one first. */
  bannerVersions(most: number): Promise<readonly EditedBanner[]>;
  /** Returns null for an unknown number; the caller then answers with the default branding. */
  branding(siteGroupNum: number): Promise<StoredBranding | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly notices: NoticeRepository;
  }
}
