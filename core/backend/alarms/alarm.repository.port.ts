import type { SiteAlarms, AlarmTimeline } from '../../alarms/alarm-timeline.schema.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** An open alarm and whose it is. */
export interface LinkedTimeline {
  readonly siteNum: number;
  readonly timeZone: string;
  readonly timeline: AlarmTimeline;
}

/** Alarms of sites; what a viewer may not see, or may not know yet, does not exist. */
export interface AlarmRepository {
  /** Open alarms and the last that are over since `since`, with their stories; null where the viewer may not see the site. */
  ofSite(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'> & { readonly since: number; readonly last: number },
  ): Promise<LookedUp<SiteAlarms>>;
  /** One alarm raised since `since`, by its number. */
  timeline(
    siteNum: number,
    alarmNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'> & { readonly since: number },
  ): Promise<LookedUp<AlarmTimeline>>;
  /** The most urgent open alarm of each site a customer is linked to, as they may know it. */
  ofLinks(accountId: string): Promise<readonly LinkedTimeline[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly alarms: AlarmRepository;
  }
}
