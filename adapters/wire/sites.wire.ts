import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import {
  siteInfoSchema,
  searchFieldSchema,
  siteSearchSchema,
  siteSummarySchema,
} from '#core/sites/site.schema.ts';
import { endpoint } from './endpoint.ts';
import { numberText } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
const common = { query: null, body: null, errors: [], access: dealer, inGroup: true } as const;
const transmitterCode = z.string().check(z.minLength(1), z.maxLength(32));
const siteList = z.object({ sites: z.array(siteSummarySchema) });

/** Searches the active group and its branches; without `field` every field is searched and the hit says which one it was (spec §2.2). */
export const searchSites = endpoint({
  ...common,
  operationId: 'searchSites',
  method: 'GET',
  path: 'site/search',
  summary: 'Search accounts by number, name, address, phone or transmitter code',
  query: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(LIMITS.searchText)),
    field: z.optional(searchFieldSchema),
  }),
  reply: siteSearchSchema,
});

/** The account behind a transmitter code; 404 outside the scope as for codes nobody has, and 60 misses an hour end the looking (spec §7.2, SECURITY.md §2.4). */
export const transmitterDetails = endpoint({
  ...common,
  operationId: 'transmitterDetails',
  method: 'GET',
  path: 'device/xmit/details',
  summary: 'The account that owns a transmitter code',
  query: z.strictObject({ xmit: transmitterCode }),
  reply: siteSummarySchema,
  errors: [404],
});

export const favoriteSites = endpoint({
  ...common,
  operationId: 'favoriteSites',
  method: 'GET',
  path: 'site/favorites',
  summary: 'The own favourite accounts, by name',
  reply: siteList,
});

export const recentSites = endpoint({
  ...common,
  operationId: 'recentSites',
  method: 'GET',
  path: 'site/recents',
  summary: 'Accounts opened lately, newest first',
  reply: siteList,
});

/** Favourite or not; says the wanted state instead of toggling, so that a repeat does no harm (spec §7.3). */
export const setFavoriteSite = endpoint({
  ...common,
  operationId: 'setFavoriteSite',
  method: 'PUT',
  path: 'site/favorite',
  summary: 'Add or remove a favourite account',
  body: z.strictObject({ transmitterCode, favorite: z.boolean() }),
  reply: nothingSchema,
  errors: [404],
});

export const siteInfo = endpoint({
  ...common,
  operationId: 'siteInfo',
  method: 'GET',
  path: 'site/{sn}/info',
  summary: 'One account with its devices',
  params: z.strictObject({ sn: numberText }),
  reply: siteInfoSchema,
  errors: [404],
});
