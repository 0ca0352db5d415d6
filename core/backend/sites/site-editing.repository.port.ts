import type { SiteLookUp } from './site-data.repository.port.ts';
import type { LookedUp } from './site.repository.port.ts';

/** Stores which sessions have an editor of a site open. */
export interface SiteEditingRepository {
  /**
   * Notes that a session edits a site until an instant, or no longer if `until` is null. Returns the names of the people of
   * other sessions that edit the site now, each person once, by name.
   */
  note(
    where: SiteLookUp,
    session: { readonly id: string; readonly until: number | null },
  ): Promise<LookedUp<readonly string[]>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteEditing: SiteEditingRepository;
  }
}
