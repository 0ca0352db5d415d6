import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import {
  siteInfoSchema,
  searchFieldSchema,
  siteSearchSchema,
  siteSummarySchema,
} from './site-info.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { flag, wholeNumber, text } from '../operations/fields.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

const common = { access: dealer, inGroup: true } as const;

const transmitterCode = text(32);

const siteList = z.object({ sites: z.array(siteSummarySchema) });

export const sitesApi = {
  /**
   * Searches the sites of the active group and its branches (spec §2.2). Without `field`, every field is searched; each
   * result names the field that matched.
   */
  searchSites: operation({
    ...common,
    summary: 'Search accounts by number, name, address, phone or transmitter code',
    input: { text: text(LIMITS.searchText), field: z.optional(searchFieldSchema) },
    output: siteSearchSchema,
  }),

  /**
   * Returns the account of a transmitter code (spec §7.2, SECURITY.md §2.4). Returns 404 both outside the caller's scope
   * and for unknown codes; after 60 misses in an hour, look-ups are refused.
   */
  transmitterDetails: operation({
    ...common,
    summary: 'The account that owns a transmitter code',
    input: { xmit: transmitterCode },
    output: siteSummarySchema,
    refusals: ['notFound'],
  }),

  favoriteSites: operation({
    ...common,
    summary: 'Favorite accounts of the caller, by name',
    output: siteList,
  }),

  /** Returns the recent sites, including favorites. */
  recentSites: operation({
    ...common,
    summary: 'Recently opened accounts, newest first',
    output: siteList,
  }),

  /** Sets or removes a favorite. The request contains the new state, so that repeating the request has no further effect (spec §7.3). */
  setFavoriteSite: operation({
    ...common,
    summary: 'Add or remove a favorite account',
    input: { transmitterCode, favorite: z.boolean() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Returns a site and puts it first among the recent sites. */
  siteInfo: operation({
    ...common,
    summary: 'One account with its devices',
    input: { sn: wholeNumber },
    output: siteInfoSchema,
    refusals: ['notFound'],
  }),

  /**
   * Returns the group of the caller's in which a site is found, for a link that was opened in another group. Returns 404
   * outside of all groups of the caller and for unknown numbers, and counts both as a guess (SECURITY.md §2.4).
   */
  groupOfSite: operation({
    access: dealer,
    summary: 'The group of the caller in which a site is found',
    input: { sn: wholeNumber },
    output: z.object({ siteGroupNum: z.number() }),
    refusals: ['notFound'],
  }),

  /**
   * Returns who else has an editor of the site open. Whoever asks counts as editing for 75 s, and no longer with
   * `isEditing: false`; staff who may only look never do.
   */
  siteEditors: operation({
    access: { kind: 'full', applications: [2, 3], permissions: [] },
    inGroup: true,
    summary: 'The other people who have an editor of an account open',
    input: { sn: wholeNumber, isEditing: flag },
    output: z.object({ names: z.array(z.string()) }),
    refusals: ['notFound'],
    background: true,
  }),

  /** Returns the printable data of a site, including its zones (domain guide 6.11 "Actions"). */
  dataSheet: operation({
    ...common,
    summary: 'Data sheet of one account, as a PDF',
    input: { sn: wholeNumber },
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};

/** The provider's operations for sites of the active group and its branches (domain guide 5.2). */
export type SitesGateway = GatewayOf<typeof sitesApi>;
