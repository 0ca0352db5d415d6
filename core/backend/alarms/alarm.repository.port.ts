import type { SiteAlarms, AlarmTimeline } from '../../alarms/alarm-timeline.schema.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** The timeline of an open alarm at a linked site, with the site's time zone. */
export interface LinkedTimeline {
  readonly siteNum: number;
  readonly timeZone: string;
  readonly timeline: AlarmTimeline;
}

/** Reads alarms of sites. An alarm the viewer may not see, or may not see yet, is treated as not existing. */
export interface AlarmRepository {
  /**
   * Returns the open alarms and the last closed ones raised since `since`, with their timelines; null if the viewer may
   * not see the site.
   */
  ofSite(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'> & { readonly since: number; readonly last: number },
  ): Promise<LookedUp<SiteAlarms>>;
  /** Returns the timeline of the alarm with this number, if the alarm was raised since `since`. */
  timeline(
    siteNum: number,
    alarmNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'> & { readonly since: number },
  ): Promise<LookedUp<AlarmTimeline>>;
  /** Returns the most urgent open alarm of each site that is linked to the customer's account, with the details the customer may see. */
  ofLinks(accountId: string): Promise<readonly LinkedTimeline[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly alarms: AlarmRepository;
  }
}
