import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import {
  siteInfoSchema,
  searchFieldSchema,
  siteSearchSchema,
  siteSummarySchema,
} from '#core/sites/site.schema.ts';
import { get, put } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { numberText, text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
const common = { access: dealer, inGroup: true } as const;
const transmitterCode = text(32);
const siteList = z.object({ sites: z.array(siteSummarySchema) });

/** Searches the active group and its branches; without `field` every field is searched and the hit says which one it was (spec §2.2). */
export const searchSites = get('searchSites', 'site/search', {
  ...common,
  summary: 'Search accounts by number, name, address, phone or transmitter code',
  query: z.strictObject({
    text: text(LIMITS.searchText),
    field: z.optional(searchFieldSchema),
  }),
  reply: siteSearchSchema,
});

/** The account behind a transmitter code; 404 outside the scope as for codes nobody has, and 60 misses an hour end the looking (spec §7.2, SECURITY.md §2.4). */
export const transmitterDetails = get('transmitterDetails', 'device/xmit/details', {
  ...common,
  summary: 'The account that owns a transmitter code',
  query: z.strictObject({ xmit: transmitterCode }),
  reply: siteSummarySchema,
  errors: [404],
});

export const favoriteSites = get('favoriteSites', 'site/favorites', {
  ...common,
  summary: 'The own favourite accounts, by name',
  reply: siteList,
});

export const recentSites = get('recentSites', 'site/recents', {
  ...common,
  summary: 'Accounts opened lately, newest first',
  reply: siteList,
});

/** Favourite or not; says the wanted state instead of toggling, so that a repeat does no harm (spec §7.3). */
export const setFavoriteSite = put('setFavoriteSite', 'site/favorite', {
  repeatable: 'always',
  ...common,
  summary: 'Add or remove a favourite account',
  body: z.strictObject({ transmitterCode, favorite: z.boolean() }),
  reply: nothingSchema,
  errors: [404],
});

export const siteInfo = get('siteInfo', 'site/{sn}/info', {
  ...common,
  summary: 'One account with its devices',
  params: z.strictObject({ sn: numberText }),
  reply: siteInfoSchema,
  errors: [404],
});

/** The same with the zones, to print (domain guide 6.11 "Actions"). */
export const dataSheet = get('dataSheet', 'site/{sn}/data-sheet', {
  ...common,
  summary: 'One account on paper, as a PDF',
  params: z.strictObject({ sn: numberText }),
  file: 'download',
  reply: fileReplySchema,
  errors: [404],
});
