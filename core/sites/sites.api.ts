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
import { wholeNumber, text } from '../operations/fields.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

const common = { access: dealer, inGroup: true } as const;

const transmitterCode = text(32);

const siteList = z.object({ sites: z.array(siteSummarySchema) });

export const sitesApi = {
  /**
   * Searches the active group and its branches. Without `field`, every field is searched and each result states the
   * matching field (spec §2.2).
   */
  searchSites: operation({
    ...common,
    summary: 'Search accounts by number, name, address, phone or transmitter code',
    input: { text: text(LIMITS.searchText), field: z.optional(searchFieldSchema) },
    output: siteSearchSchema,
  }),

  /**
   * Returns the account of a transmitter code. Returns 404 outside the scope as well as for unknown codes; 60 misses an
   * hour end the look-ups (spec §7.2, SECURITY.md §2.4).
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
    summary: 'The own favourite accounts, by name',
    output: siteList,
  }),

  /** Returns the recent sites, including favorites. */
  recentSites: operation({
    ...common,
    summary: 'Accounts opened lately, newest first',
    output: siteList,
  }),

  /** Sets or removes a favorite. It sends the new state instead of toggling, so that a repeat does no harm (spec §7.3). */
  setFavoriteSite: operation({
    ...common,
    summary: 'Add or remove a favourite account',
    input: { transmitterCode, favorite: z.boolean() },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Returns a site and makes it the most recent one. */
  siteInfo: operation({
    ...common,
    summary: 'One account with its devices',
    input: { sn: wholeNumber },
    output: siteInfoSchema,
    refusals: ['notFound'],
  }),

  /** Returns the data of a site with its zones, for printing (domain guide 6.11 "Actions"). */
  dataSheet: operation({
    ...common,
    summary: 'One account on paper, as a PDF',
    input: { sn: wholeNumber },
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};

/** The provider's operations for sites of the active group and its branches (domain guide 5.2). */
export type SitesGateway = GatewayOf<typeof sitesApi>;
