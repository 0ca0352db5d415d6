import type { Branding } from '../branding/branding.schema.ts';
import type { EditedBanner } from '../notices/banner-form.schema.ts';
import type { StatusBanner } from '../notices/status-banner.schema.ts';

/** Banner and branding: what everyone may read before signing in. */
export interface NoticeRepository {
  /** The one banner; inactive when none was ever set. */
  statusBanner(): Promise<StatusBanner>;
  /** The same with its revision and who changed it last; revision 0 when none was ever set. */
  editedBanner(): Promise<EditedBanner>;
  /** False when its revision is not `rev` any more; null replaces whatever is there. */
  replaceBanner(
    banner: StatusBanner,
    change: { readonly rev: number | null; readonly by: string; readonly at: number },
  ): Promise<boolean>;
  /** Null for a number nobody has; the caller answers the default then. */
  branding(siteGroupNum: number): Promise<Branding | null>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly notices: NoticeRepository;
  }
}
