import type { TestCategory } from '#core/tests-on-site/test-limits.ts';
import type { BrandingValues } from '#core/branding/branding-values.schema.ts';
import type { Audience } from '#core/marketing/campaign.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import type { DemoContact } from './demo-contact.ts';
import type { DemoPerson } from './demo-person.ts';

/** A site group of the demo data. `beta` is true if the group's users use this portal instead of the classic portal. */
export interface DemoGroup {
  readonly siteGroupNum: number;
  readonly name: string;
  readonly kind: Audience;
  readonly parent: number | null;
  readonly beta: boolean;
  readonly answeringServiceEnabled: boolean;
  /** True if placing a site of this group on test requires a verification code. */
  readonly verifyTests: boolean;
  readonly timeZone: string;
  /** Domain for single sign-on; null if the group has none. */
  readonly teamDomain: string | null;
  readonly looks: BrandingValues;
}

/** The kind of a site, which determines its alarms and its number of zones. */
export type SiteKind = 'residential' | 'commercial' | 'commercialFire' | 'pers' | 'elevator';

/** Stored monitoring state. "On test" is not a stored state, because a running test determines it. */
export type StoredMonitoring = 'monitored' | 'outOfService' | 'installPending';

/** One partition of a device. Each partition has its own armed state (domain guide 10). */
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
  /** Time at which the next periodic test is due. A time in the past means that the test was missed. */
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
  /** Phone numbers, digits only. */
  readonly callerIds: readonly string[];
}

/** Device details for site info. */
export interface DemoDeviceDetails {
  readonly devNum: number;
  readonly type: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly firmware: string;
  /** Days between the installation and the time of the demo data. */
  readonly installedDaysAgo: number;
  readonly installer: string;
  readonly timerTestMinutes: number | null;
  /** Signal that counts as the timer test; null if any signal does. */
  readonly timerTestSignal: string | null;
  readonly lastServiceDaysAgo: number | null;
  /** Days from the time of the demo data to the next service. A negative value means that the service is overdue. */
  readonly nextServiceInDays: number | null;
  readonly paths: readonly DemoPath[];
}

/** An alarm permit from a city. Its dates are in days relative to the time of the demo data. */
export interface DemoPermit {
  readonly type: string;
  readonly number: string;
  readonly issuedDay: number;
  readonly expiresDay: number;
  readonly agency: string;
}

/** Further details of a site for site info. */
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

/** Returns the site number and device number of a transmitter code. */
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

/** A test on a device: signals are logged, but no operator acts. */
export interface DemoTest {
  readonly testNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly category: TestCategory;
  readonly placedBy: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** An alarm that operators are currently handling. */
export interface DemoAlarm {
  readonly alarmNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly priority: number;
  readonly serviceType: string;
  readonly event: string;
  readonly state: 'New' | 'In progress' | 'On hold';
  readonly openedAt: number;
  /** Time at which an operator checks the alarm again; null when the alarm is not on hold. */
  readonly holdUntil: number | null;
}

/** A trouble condition that is still open. */
export interface DemoTrouble {
  readonly troubleNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly text: string;
  readonly since: number;
}

/** Terms or a privacy policy that users accept, with its version. */
export interface DemoAgreement {
  readonly version: number;
  readonly text: string;
}

/** The complete demo data. Times are in milliseconds UTC, relative to the generation time. */
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
