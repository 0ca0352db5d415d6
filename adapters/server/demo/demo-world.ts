import type { TestCategory } from '#core/tests-on-site/test-limits.ts';
import type { BrandingValues } from '#core/branding/branding-values.schema.ts';
import type { Audience } from '#core/marketing/campaign.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import type { DemoContact } from './demo-contact.ts';
import type { DemoPerson } from './demo-person.ts';

/** A site group of the demo world; `beta` says whether its people use this portal or the classic one. */
export interface DemoGroup {
  readonly siteGroupNum: number;
  readonly name: string;
  readonly kind: Audience;
  readonly parent: number | null;
  readonly beta: boolean;
  readonly answeringServiceEnabled: boolean;
  /** A code has to be given to place one of its sites on test. */
  readonly verifyTests: boolean;
  readonly timeZone: string;
  /** Single sign-on domain, null without. */
  readonly teamDomain: string | null;
  readonly looks: BrandingValues;
}

/** What a site is; decides its alarms and the number of its zones. */
export type SiteKind = 'residential' | 'commercial' | 'commercialFire' | 'pers' | 'elevator';

/** Monitoring state as stored; "On test" is not stored but follows from a running test. */
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
  /** When the next periodic test must have arrived; past = missed. */
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

/** A way to the centre. */
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

/** What site info shows of a device beside its signals. */
export interface DemoDeviceDetails {
  readonly devNum: number;
  readonly type: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly firmware: string;
  /** Days before the moment of the demo world. */
  readonly installedDaysAgo: number;
  readonly installer: string;
  readonly timerTestMinutes: number | null;
  /** Null where any signal will do. */
  readonly timerTestSignal: string | null;
  readonly lastServiceDaysAgo: number | null;
  /** In days from the moment of the demo world; below zero it is overdue. */
  readonly nextServiceInDays: number | null;
  readonly paths: readonly DemoPath[];
}

/** A city's licence; days count from the moment of the demo world. */
export interface DemoPermit {
  readonly type: string;
  readonly number: string;
  readonly issuedDay: number;
  readonly expiresDay: number;
  readonly agency: string;
}

/** What site info shows beside the site's own row. */
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

/** Where a transmitter code is found; people and stories name no other. */
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

/** A time span in which signals are logged and nobody acts; scheduled when it starts later. */
export interface DemoTest {
  readonly testNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly category: TestCategory;
  readonly placedBy: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A case somebody works on now. */
export interface DemoAlarm {
  readonly alarmNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly priority: number;
  readonly serviceType: string;
  readonly event: string;
  readonly state: 'New' | 'In progress' | 'On hold';
  readonly openedAt: number;
  /** When an operator looks at it again. */
  readonly holdUntil: number | null;
}

/** A condition that has not ended yet. */
export interface DemoTrouble {
  readonly troubleNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly text: string;
  readonly since: number;
}

/** A text people agree to, with its version. */
export interface DemoAgreement {
  readonly version: number;
  readonly text: string;
}

/** The whole demo world as data; times are milliseconds UTC, relative to the moment of generation. */
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
