import type { EditedBanner } from '../../notices/banner-form.schema.ts';
import type { TimedBanner } from '../../notices/shown-banner.rule.ts';
import type { StatusBanner } from '../../notices/status-banner.schema.ts';
import type { StoredBranding } from '../branding/public-branding.rule.ts';

/** Who changes the banner when; `rev` is what the edit began with. */
export interface BannerChange {
  readonly rev: number | null;
  readonly by: string;
  readonly at: number;
}

/** Banner and branding: what everyone may read before signing in. */
export interface NoticeRepository {
  /** The one banner with its end; inactive when none was ever set. */
  statusBanner(): Promise<TimedBanner>;
  /** The same with its revision and who changed it last; revision 0 when none was ever set. */
  editedBanner(): Promise<EditedBanner>;
  /** False when its revision is not `rev` any more; null replaces whatever is there. An end that is over is taken away; each banner stays as a version. */
  replaceBanner(banner: StatusBanner, change: BannerChange): Promise<boolean>;
  /** The same for its end alone, in milliseconds; false too when there is no banner. */
  setBannerEnd(endsAt: number | null, change: BannerChange): Promise<boolean>;
  /** The newest versions, the one in force first. */
  bannerVersions(most: number): Promise<readonly EditedBanner[]>;
  /** Null for a number nobody has; the caller answers the default then. */
  branding(siteGroupNum: number): Promise<StoredBranding | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly notices: NoticeRepository;
  }
}
