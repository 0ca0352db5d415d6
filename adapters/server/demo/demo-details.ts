/** A way to the centre. */
export interface DemoPath {
  readonly kind: string;
  readonly role: 'primary' | 'backup';
  readonly carrier: string | null;
  readonly receiver: string | null;
  readonly format: string | null;
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
