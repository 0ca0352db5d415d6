import type { Branding } from '../branding/branding.schema.ts';
import type { StatusBanner } from '../notices/status-banner.schema.ts';

/** Banner and branding: what everyone may read before signing in. */
export interface NoticeRepository {
  /** The one banner; inactive when none was ever set. */
  statusBanner(): Promise<StatusBanner>;
  /** Null for a number nobody has; the caller answers the default then. */
  branding(siteGroupNum: number): Promise<Branding | null>;
}
