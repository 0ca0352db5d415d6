import type { CoveringTest } from '../../tests-on-site/test-state.rule.ts';
import type { TickedZone } from '../../tests-on-site/tick-zone.rule.ts';
import type { ZoneForm } from '../../zones/zone-form.schema.ts';
import type { KnownSite } from '../../zones/place-in-site.rule.ts';
import type { ZoneSource } from '../../zones/zone-kinds.ts';
import type { ZoneDevice } from '../../zones/zone.schema.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';

/** A zone as its row says; instants are milliseconds UTC. */
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

/** What arrived again and again without a definition, or of a code that no table knows. */
export interface StoredUndefined {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly zone: string;
  readonly code: string;
  readonly text: string;
  readonly times: number;
  readonly lastAt: number;
}

/** Everything the screen of a site's zones needs. */
export interface ZoneFacts extends PrintFacts {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly timeZone: string;
  readonly devices: readonly ZoneDevice[];
  readonly zones: readonly StoredZone[];
  /** Those that run at the moment asked for. */
  readonly tests: readonly CoveringTest[];
  /** What zones sent in them; nothing that the viewer may not know of. */
  readonly ticks: readonly TickedZone[];
  readonly undefinedSignals: readonly StoredUndefined[];
}

/** A definition that is written. */
export interface NewZone {
  readonly id: string;
  readonly siteNum: number;
  readonly form: ZoneForm;
  readonly source: ZoneSource;
}

/** Who writes, and when. */
export interface Stamp {
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
}

/** Zones as rows; whoever changes some holds their site before (domain guide 6.3). */
export interface ZoneRepository {
  /** One statement; what arrived undefined since `since` is left out for customers; `paper` is the group whose letterhead is wanted. */
  site(where: SiteLookUp, since: number, paper: number | null): Promise<LookedUp<ZoneFacts>>;
  /** Devices of a held site with their areas, and its zones. */
  known(siteNum: number): Promise<{
    readonly devices: readonly ZoneDevice[];
    readonly zones: readonly StoredZone[];
  }>;
  /** A zone of a held site, deleted or not. */
  find(siteNum: number, id: string): Promise<StoredZone | null>;
  /** Whether a zone of any site has one of these ids. */
  taken(ids: readonly string[]): Promise<boolean>;
  /** Adds zones whose ids are free. */
  add(zones: readonly NewZone[], stamp: Stamp): Promise<void>;
  /** Writes other states of zones that are there, each under the next revision. */
  change(zones: readonly Omit<NewZone, 'source'>[], stamp: Stamp): Promise<void>;
  /** Deletes or restores one; history keeps its text. */
  setDeleted(id: string, deleted: boolean, stamp: Stamp): Promise<void>;
  /** Sites of a group and its branches by number or by a device's code (upper case), with all their zones. */
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
