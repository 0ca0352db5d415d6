import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** An opening or closing in history. Area null or 0 stands for the whole panel, unless the panel has an area with that number. */
export interface NotifiedArming {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly at: number;
  readonly isOpen: boolean;
}

/** The areas of a site with openings and closings since a given time, oldest first, and the last ones before it. */
export interface SiteArming {
  readonly timeZone: string;
  readonly areas: readonly { readonly devNum: number; readonly areaNum: number }[];
  readonly changes: readonly NotifiedArming[];
}

/** Openings and closings of sites. A site the viewer may not see is treated as not existing. */
export interface OpeningsRepository {
  /** Reads openings and closings from `since` to `until`, in one statement. */
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
