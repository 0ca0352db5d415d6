import type { SiteAlarms, AlarmTimeline } from '../../alarms/alarm-timeline.schema.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** The timeline of an open alarm with its site and time zone. */
export interface LinkedTimeline {
  readonly siteNum: number;
  readonly timeZone: string;
  readonly timeline: AlarmTimeline;
}

/** Alarms of sites. An alarm the viewer may not see, or may not know of yet, is treated as not existing. */
export interface AlarmRepository {
  /**
   * Returns the open alarms and the last closed ones raised since `since`, with their timelines; null when the viewer may
   * not see the site.
   */
  ofSite(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'> & { readonly since: number; readonly last: number },
  ): Promise<LookedUp<SiteAlarms>>;
  /** Returns one alarm raised since `since`, by its number. */
  timeline(
    siteNum: number,
    alarmNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'> & { readonly since: number },
  ): Promise<LookedUp<AlarmTimeline>>;
  /** Returns the most urgent open alarm of each site a customer is linked to, limited to what that customer may know. */
  ofLinks(accountId: string): Promise<readonly LinkedTimeline[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly alarms: AlarmRepository;
  }
}
