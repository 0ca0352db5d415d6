import { describe, expect, it } from 'vitest';
import { mapLink, siteInfoPath, siteShownPath } from '#core/sites/site-part-path.rule.ts';
import { providerTime, summarizeSite } from '#core/sites/summarize-site.rule.ts';
import { deviceOf, infoOf } from './support/sites.ts';

describe('the address of a site', () => {
  it('names the device only when one is meant', () => {
    expect(siteInfoPath(20417)).toBe('/site/info?sn=20417');
    expect(siteInfoPath(20417, 2)).toBe('/site/info?sn=20417&dn=2');
  });

  it('keeps the part that is shown: the history, a tab, or all cards', () => {
    expect(['history', 'zones', null].map((part) => siteShownPath(7, 2, part))).toEqual([
      '/site/history?sn=7&dn=2',
      '/site/info?sn=7&dn=2&part=zones',
      '/site/info?sn=7&dn=2',
    ]);
  });
});

describe('the map of an address', () => {
  it('cannot be bent by what stands in the address', () => {
    expect(mapLink('https://maps.example.com/', '1 A&B=C St #4, Port/Alder')).toBe(
      'https://maps.example.com/?q=1%20A%26B%3DC%20St%20%234%2C%20Port%2FAlder',
    );
    expect(mapLink('https://maps.example.com/?z=1', 'x')).toBe('https://maps.example.com/?z=1&q=x');
  });
});

describe('the provider’s time', () => {
  it('goes on with what has passed here, however wrong the own clock is', () => {
    expect(providerTime({ saidAt: 1000, heardAt: 5_000_000, now: 5_000_250 })).toBe(1250);
  });

  it('never goes back when the own clock does', () => {
    expect(providerTime({ saidAt: 1000, heardAt: 5000, now: 10 })).toBe(1000);
  });
});

describe('a read site in a list', () => {
  it('stands there by the device looked at, else its first', () => {
    const info = infoOf(7, { devices: [deviceOf(1), deviceOf(2)] });
    expect(summarizeSite(info)).toMatchObject({ siteNum: 7, devNum: 1, transmitterCode: 'HP1001' });
    expect(summarizeSite(info, deviceOf(2))).toMatchObject({ devNum: 2 });
    expect(summarizeSite(infoOf(7, { devices: [] }))).toBeNull();
  });
});
