import { describe, expect, it } from 'vitest';
import { searchSites } from '#core/sites/search-sites.use-case.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import { scripted } from '../../support/scripted.ts';
import { matchOf, summaryOf } from './support/sites.ts';

const NOTHING = { asOf: '2026-03-12T18:08:00.000Z', matches: [], more: false };
const world = () => {
  const sites = scripted<SitesGateway>();
  return { sites, search: searchSites({ sites }) };
};

describe('searching accounts', () => {
  it('hands on what was found and looks nothing up', async () => {
    const { sites, search } = world();
    sites.onSearchSites.gives({ ...NOTHING, matches: [matchOf(1)] });
    const result = await search({ text: 'HP1561', field: null });
    expect(result).toMatchObject({ ok: true, value: { matches: [{ siteNum: 1 }] } });
    expect(sites.onTransmitterDetails.calls).toEqual([]);
  });

  it('looks a whole transmitter code up when nothing was found', async () => {
    const { sites, search } = world();
    sites.onSearchSites.gives(NOTHING);
    sites.onTransmitterDetails.gives(summaryOf(7, { transmitterCode: 'HP1561' }));
    const result = await search({ text: 'hp1561', field: 'transmitter' });
    expect(result).toMatchObject({
      ok: true,
      value: { matches: [{ siteNum: 7, field: 'transmitter', matched: 'HP1561' }] },
    });
    expect(sites.onTransmitterDetails.calls).toEqual([[{ xmit: 'HP1561' }]]);
  });

  it.each([
    ['kestrel', null],
    ['12', null],
    ['118 foundry', null],
    ['HP1561', 'name'],
    ['%', null],
  ] as const)('does not look up %j in field %s', async (text, field) => {
    const { sites, search } = world();
    sites.onSearchSites.gives(NOTHING);
    expect(await search({ text, field })).toEqual({ ok: true, value: NOTHING });
    expect(sites.onTransmitterDetails.calls).toEqual([]);
  });

  it.each([
    { kind: 'refused', status: 404, message: 'Not found', code: null },
    { kind: 'rateLimited', message: null, retryAfterSeconds: 60 },
  ] as const)('has found nothing when the look-up is $kind', async (failure) => {
    const { sites, search } = world();
    sites.onSearchSites.gives(NOTHING);
    sites.onTransmitterDetails.fails(failure);
    expect(await search({ text: 'HP1561', field: null })).toEqual({
      ok: true,
      value: NOTHING,
    });
  });

  it('fails when the search or the look-up fails', async () => {
    const { sites, search } = world();
    sites.onSearchSites.fails({ kind: 'unreachable' }).gives(NOTHING);
    sites.onTransmitterDetails.fails({ kind: 'timedOut' });
    expect(await search({ text: 'HP1561', field: null })).toMatchObject({
      error: { kind: 'unreachable' },
    });
    expect(await search({ text: 'HP1561', field: null })).toMatchObject({
      error: { kind: 'timedOut' },
    });
  });
});
