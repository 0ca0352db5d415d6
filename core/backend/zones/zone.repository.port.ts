import type { CoveringTest } from '../../tests-on-site/test-state.rule.ts';
import type { TickedZone } from '../../tests-on-site/tick-zone.rule.ts';
import type { ZoneForm } from '../../zones/zone-form.schema.ts';
import type { KnownSite } from '../../zones/place-in-site.rule.ts';
import type { ZoneSource } from '../../zones/zone-kinds.ts';
import type { ZoneDevice } from '../../zones/zone.schema.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';

/** A stored zone. Instants are milliseconds UTC. */
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

/** A signal that arrived repeatedly without a definition, or with a code that no table defines. */
export interface StoredUndefined {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly zone: string;
  readonly code: string;
  readonly text: string;
  readonly times: number;
  readonly lastAt: number;
}

/** All data that the screen of a site's zones needs. */
export interface ZoneFacts extends PrintFacts {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly timeZone: string;
  readonly devices: readonly ZoneDevice[];
  readonly zones: readonly StoredZone[];
  /** The tests running at the requested time. */
  readonly tests: readonly CoveringTest[];
  /** What zones sent during those tests, without what the viewer must not know. */
  readonly ticks: readonly TickedZone[];
  readonly undefinedSignals: readonly StoredUndefined[];
}

/** A zone definition to be stored. */
export interface NewZone {
  readonly id: string;
  readonly siteNum: number;
  readonly form: ZoneForm;
  readonly source: ZoneSource;
}

/** Who makes a change, and when. */
export interface Stamp {
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** Stored zones. Callers lock the site before they change its zones (domain guide 6.3). */
export interface ZoneRepository {
  /**
   * Returns all facts in one statement. Undefined signals since `since` are left out for customers, and `paper` is the
   * group whose letterhead is read.
   */
  site(where: SiteLookUp, since: number, paper: number | null): Promise<LookedUp<ZoneFacts>>;
  /** Returns the devices of a locked site with their areas, and its zones. */
  known(siteNum: number): Promise<{
    readonly devices: readonly ZoneDevice[];
    readonly zones: readonly StoredZone[];
  }>;
  /** Finds a zone of a locked site, deleted or not. */
  find(siteNum: number, id: string): Promise<StoredZone | null>;
  /** Returns true if a zone of any site has one of these ids. */
  taken(ids: readonly string[]): Promise<boolean>;
  /** Adds zones whose ids are unused. */
  add(zones: readonly NewZone[], stamp: Stamp): Promise<void>;
  /** Updates existing zones, each under its next revision. */
  change(zones: readonly Omit<NewZone, 'source'>[], stamp: Stamp): Promise<void>;
  /** Deletes or restores a zone. History keeps its text. */
  setDeleted(id: string, deleted: boolean, stamp: Stamp): Promise<void>;
  /** Returns sites of a group and its branches with all their zones, found by number or by a device's code (upper case). */
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
