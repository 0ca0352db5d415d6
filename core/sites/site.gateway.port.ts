import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { SearchField, SiteSearch, SiteSummary, SiteInfo } from './site.schema.ts';

/** The dealer's sites: of the active group and its branches, nothing beyond (domain guide 5.2). */
export interface SiteGateway {
  /** Words over number, name, address, phone and transmitter code; `field` narrows to one of them. */
  search(input: { readonly text: string; readonly field: SearchField | null }): Answer<SiteSearch>;
  /** The one site that owns a transmitter code (spec §7.2 device/xmit/details); 404 when none in the scope does. */
  findByTransmitter(transmitterCode: string): Answer<SiteSummary>;
  favorites(how?: { readonly background: boolean }): Answer<readonly SiteSummary[]>;
  /** Sites this person opened, newest first, favourites among them. */
  recents(how?: { readonly background: boolean }): Answer<readonly SiteSummary[]>;
  /** By transmitter code (spec §7.3); saying it twice changes nothing. */
  setFavorite(input: {
    readonly transmitterCode: string;
    readonly favorite: boolean;
  }): Answer<unknown>;
  /** Has the people of the group watch a site together, or not; saying it twice changes nothing. */
  watch(siteNum: number, watched: boolean): Answer<unknown>;
  /** Opening a site makes it the newest recent one; in the background nobody waits for it. */
  info(siteNum: number, how?: { readonly background: boolean }): Answer<SiteInfo>;
  /** All of a site to print, as a PDF. */
  dataSheet(siteNum: number): Answer<Document>;
}
