import type { ActRow } from '../../openings/open-acts.rule.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** An opening signal or closing signal of an area. A null or 0 `areaNum` means the whole panel, unless the panel has an area 0. */
export interface ArmingSignal {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly at: number;
  readonly isOpen: boolean;
}

/** A history row about the openings and closings of an area. A null or 0 `areaNum` means the same as in `ArmingSignal`. */
export interface OpeningRow extends ActRow, Pick<ArmingSignal, 'devNum' | 'areaNum'> {}

/**
 * The areas of a site, and their opening and closing signals since a given time, oldest first. Includes the last signals
 * before that time.
 */
export interface SiteArming {
  readonly timeZone: string;
  readonly areas: readonly { readonly devNum: number; readonly areaNum: number }[];
  /** The names of contacts by their user number, without leading zeros. */
  readonly users: readonly { readonly num: string; readonly name: string }[];
  readonly changes: readonly OpeningRow[];
}

/** Reads opening and closing signals of sites. A site the viewer may not see is treated as not existing. */
export interface OpeningsRepository {
  /** Returns a site's opening and closing signals from `since` to `until`, in one statement. */
  ofSite(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'> & { readonly since: number; readonly until: number },
  ): Promise<LookedUp<SiteArming>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly openings: OpeningsRepository;
  }
}
