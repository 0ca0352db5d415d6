import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BRANDING } from '#core/branding/branding.schema.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.person({ groups: [4471] });
});
afterAll(() => world.close());

const read = (siteGroup: number | null, address = '192.0.2.1') =>
  world.backend.notices.dealerBranding(world.browser({ address }).caller, { siteGroup });

describe('DealerBranding', () => {
  it('answers the default for a number nobody has, and for none', async () => {
    expect(await read(999)).toEqual({ ok: true, value: DEFAULT_BRANDING });
    expect(await read(null)).toEqual({ ok: true, value: DEFAULT_BRANDING });
    expect(await read(4471)).toMatchObject({ ok: true });
  });

  it('limits asking by number for an address, known or not, and tells the wait', async () => {
    for (let asked = 0; asked < 120; asked += 1)
      expect(await read(asked % 2 === 0 ? 4471 : 999, '192.0.2.2')).toMatchObject({ ok: true });
    for (const number of [4471, 999])
      expect(await read(number, '192.0.2.2')).toEqual({
        ok: false,
        error: { kind: 'tooMany', retryAfterSeconds: 60 },
      });
    expect(await read(null, '192.0.2.2')).toMatchObject({ ok: true });
    expect(await read(4471, '192.0.2.3')).toMatchObject({ ok: true });
  });

  it('reads an inactive banner where none was set', async () => {
    const banner = await world.backend.notices.statusBanner(world.browser().caller);
    expect(banner).toMatchObject({ ok: true, value: { active: false } });
  });
});
