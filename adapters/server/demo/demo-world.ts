import type { TestCategory } from '#core/tests-on-site/test-limits.ts';
import type { BrandingValues } from '#core/branding/branding-values.schema.ts';
import type { Audience } from '#core/marketing/campaign.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import type { DemoContact } from './demo-contact.ts';
import type { DemoPerson } from './demo-person.ts';

/** A site group of the demo data. `beta` states whether its users use this portal or the classic one. */
export interface DemoGroup {
  readonly siteGroupNum: number;
  readonly name: string;
  readonly kind: Audience;
  readonly parent: number | null;
  readonly beta: boolean;
  readonly answeringServiceEnabled: boolean;
  /** True if placing one of its sites on test requires a code. */
  readonly verifyTests: boolean;
  readonly timeZone: string;
  /** Single sign-on domain; null if the group has none. */
  readonly teamDomain: string | null;
  readonly looks: BrandingValues;
}

/** The kind of a site, which determines its alarms and the number of its zones. */
export type SiteKind = 'residential' | 'commercial' | 'commercialFire' | 'pers' | 'elevator';

/** Monitoring state as stored. "On test" is not stored; it follows from a running test. */
export type StoredMonitoring = 'monitored' | 'outOfService' | 'installPending';

/** One partition of a device with its own open/closed state (domain guide 10). */
export interface DemoArea {
  readonly areaNum: number;
  readonly name: string;
  readonly state: 'Open' | 'Closed' | 'Closed (stay)' | 'Alarm' | 'Unknown';
  readonly since: number;
}

/** A panel or communicator of one site. */
export interface DemoDevice {
  readonly devNum: number;
  readonly xmit: string;
  readonly description: string;
  readonly zoneCount: number;
  readonly lastSignalAt: number | null;
  readonly lastSignal: string | null;
  /** Deadline for the next periodic test. A time in the past means that the test was missed. */
  readonly timerTestDueAt: number | null;
  readonly areas: readonly DemoArea[];
}

/** One protected premises. */
export interface DemoSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly kind: SiteKind;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly monitoring: StoredMonitoring;
  readonly devices: readonly DemoDevice[];
}

/** A communication path to the monitoring center. */
export interface DemoPath {
  readonly kind: string;
  readonly role: 'primary' | 'backup';
  readonly carrier: string | null;
  readonly receiver: string | null;
  readonly format: string | null;
  readonly supervisedLine: string | null;
  /** Digits only. */
  readonly callerIds: readonly string[];
}

/** Details of a device that site info shows in addition to its signals. */
export interface DemoDeviceDetails {
  readonly devNum: number;
  readonly type: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly firmware: string;
  /** Days before the time of the demo data. */
  readonly installedDaysAgo: number;
  readonly installer: string;
  readonly timerTestMinutes: number | null;
  /** Null if any signal counts as the timer test. */
  readonly timerTestSignal: string | null;
  readonly lastServiceDaysAgo: number | null;
  /** Days after the time of the demo data. A negative value means that the service is overdue. */
  readonly nextServiceInDays: number | null;
  readonly paths: readonly DemoPath[];
}

/** An alarm license of a city. Its days are relative to the time of the demo data. */
export interface DemoPermit {
  readonly type: string;
  readonly number: string;
  readonly issuedDay: number;
  readonly expiresDay: number;
  readonly agency: string;
}

/** Details that site info shows in addition to the site's own row. */
export interface DemoSiteDetails {
  readonly siteNum: number;
  readonly county: string | null;
  readonly crossStreet: string | null;
  readonly subdivision: string | null;
  readonly dispatchInstructions: string | null;
  readonly directions: string | null;
  readonly hazards: string | null;
  readonly pets: string | null;
  readonly services: readonly string[];
  readonly phones: readonly { readonly kind: string; readonly number: string }[];
  readonly agencies: readonly {
    readonly kind: 'Police' | 'Fire' | 'Medical';
    readonly name: string;
    readonly phone: string;
  }[];
  readonly permits: readonly DemoPermit[];
  readonly notes: readonly { readonly text: string; readonly expiresAt: number | null }[];
  readonly devices: readonly DemoDeviceDetails[];
}

/** Returns the site and device of a transmitter code. Users and scenarios refer to devices only by this code. */
export const siteKeyOf = (
  sites: readonly DemoSite[],
  xmit: string,
): Pick<DemoTest, 'siteNum' | 'devNum'> => {
  for (const { siteNum, devices } of sites) {
    const device = devices.find((one) => one.xmit === xmit);
    if (device !== undefined) return { siteNum, devNum: device.devNum };
  }
  throw new Error(`no site has the transmitter code ${xmit}`);
};

/** A time span in which signals are logged and no operator acts. It is scheduled while its start is in the future. */
export interface DemoTest {
  readonly testNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly category: TestCategory;
  readonly placedBy: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** An alarm that operators are handling now. */
export interface DemoAlarm {
  readonly alarmNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly priority: number;
  readonly serviceType: string;
  readonly event: string;
  readonly state: 'New' | 'In progress' | 'On hold';
  readonly openedAt: number;
  /** Time at which an operator checks the alarm again. */
  readonly holdUntil: number | null;
}

/** A trouble condition that has not ended yet. */
export interface DemoTrouble {
  readonly troubleNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly text: string;
  readonly since: number;
}

/** A text that users accept, with its version. */
export interface DemoAgreement {
  readonly version: number;
  readonly text: string;
}

/** The complete demo data. Times are milliseconds UTC, relative to the time of generation. */
export interface DemoWorld {
  readonly groups: readonly DemoGroup[];
  readonly people: readonly DemoPerson[];
  readonly sites: readonly DemoSite[];
  readonly details: readonly DemoSiteDetails[];
  readonly contacts: readonly DemoContact[];
  readonly tests: readonly DemoTest[];
  readonly alarms: readonly DemoAlarm[];
  readonly troubles: readonly DemoTrouble[];
  readonly banner: StatusBanner;
  readonly terms: DemoAgreement;
  readonly privacyPolicy: DemoAgreement;
}
