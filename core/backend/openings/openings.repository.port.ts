import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** An opening or closing as history holds it; area null or 0 speaks of the whole panel where no area has that number. */
export interface NotifiedArming {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly at: number;
  readonly isOpen: boolean;
}

/** The areas of a site with what was opened and closed since a moment, oldest first, and the last ones before it. */
export interface SiteArming {
  readonly timeZone: string;
  readonly areas: readonly { readonly devNum: number; readonly areaNum: number }[];
  readonly changes: readonly NotifiedArming[];
}

/** Openings and closings of sites; what a viewer may not see does not exist. */
export interface OpeningsRepository {
  /** By one statement; `days` as the site's own calendar counts them. */
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
