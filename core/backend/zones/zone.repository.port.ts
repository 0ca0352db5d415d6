import type { CoveringTest } from '../../tests-on-site/test-state.rule.ts';
import type { TickedZone } from '../../tests-on-site/tick-zone.rule.ts';
import type { ZoneForm } from '../../zones/zone-form.schema.ts';
import type { KnownSite } from '../../zones/place-in-site.rule.ts';
import type { ZoneSource } from '../../zones/zone-kinds.ts';
import type { ZoneDevice } from '../../zones/zone.schema.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';

/** A stored zone. Times are milliseconds UTC. */
export interface StoredZone extends ZoneForm {
  readonly id: string;
  readonly rev: number;
  readonly source: ZoneSource;
  readonly bypassed: boolean;
  readonly unrestoredSince: number | null;
  readonly lastSignalAt: number | null;
  readonly lastSignal: string | null;
  readonly deletedAt: number | null;
  readonly updatedAt: number | null;
  readonly updatedBy: string | null;
}

/** A signal that arrived repeatedly without a zone definition or with a code that no table defines. */
export interface StoredUndefined {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly zone: string;
  readonly code: string;
  readonly text: string;
  readonly times: number;
  readonly lastAt: number;
}

export interface ZoneFacts extends PrintFacts {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly timeZone: string;
  readonly devices: readonly ZoneDevice[];
  readonly zones: readonly StoredZone[];
  /** Tests that are running at the requested time. */
  readonly tests: readonly CoveringTest[];
  /** What zones sent during the running tests, without events hidden from the viewer. */
  readonly ticks: readonly TickedZone[];
  readonly undefinedSignals: readonly StoredUndefined[];
}

export interface NewZone {
  readonly id: string;
  readonly siteNum: number;
  readonly form: ZoneForm;
  readonly source: ZoneSource;
}

export interface Stamp {
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** Stores zones. Callers must lock the site before changing its zones (domain guide 6.3). */
export interface ZoneRepository {
  /**
   * Returns the zones of a site and related data in one statement. Customers get no undefined signals; other users get the
   * undefined signals since `since`. `paper` is the group whose letterhead is read.
   */
  site(where: SiteLookUp, since: number, paper: number | null): Promise<LookedUp<ZoneFacts>>;
  /** Returns the devices, areas and zones of a locked site. */
  known(siteNum: number): Promise<{
    readonly devices: readonly ZoneDevice[];
    readonly zones: readonly StoredZone[];
  }>;
  /** Finds a zone of a locked site, deleted or not. */
  find(siteNum: number, id: string): Promise<StoredZone | null>;
  /** Returns true if a zone of any site has one of these ids. */
  taken(ids: readonly string[]): Promise<boolean>;
  /** Adds zones. The ids must be unused. */
  add(zones: readonly NewZone[], stamp: Stamp): Promise<void>;
  /** Updates existing zones and increases their revisions. */
  change(zones: readonly Omit<NewZone, 'source'>[], stamp: Stamp): Promise<void>;
  /** Deletes or restores a zone. Site history is not changed. */
  setDeleted(id: string, deleted: boolean, stamp: Stamp): Promise<void>;
  /**
   * Returns sites of a group and its branches with all their zones. Finds sites by site number or by the transmitter code
   * of a device (upper case).
   */
  sitesOf(
    siteGroupNum: number,
    named: { readonly siteNums: readonly number[]; readonly codes: readonly string[] },
  ): Promise<readonly KnownSite[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly zones: ZoneRepository;
  }
}
