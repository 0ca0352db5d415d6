import { rememberedDevicesApi } from '#core/remembered-devices/remembered-devices.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
import { atWork } from '../harness/person-at-work.ts';
import type { TestBrowser } from '../harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

describe('remembered devices', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  const EDGE = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0';
  const list = async (browser: TestBrowser) => {
    const listed = await browser.call(rememberedDevicesApi.rememberedDevices.access, (c) =>
      world.backend.rememberedDevices.rememberedDevices(c),
    );
    if (!listed.ok) throw new Error(listed.error.kind);
    return listed.value.devices;
  };
  const revoke = (browser: TestBrowser, id: string) =>
    browser.call(rememberedDevicesApi.revokeDevice.access, (c) =>
      world.backend.rememberedDevices.revokeDevice(c, { id }),
    );

  const rememberedBy = async (email: string, username: string, address: string) => {
    const browser = world.browser({ address, userAgent: EDGE });
    await browser.logIn(username, PASSWORD);
    await atWork(world.backend, browser).verifyCode(await world.codeFor(email), true);
    return browser;
  };

  it('are listed with name and use, and forgotten by their owner alone', async () => {
    const email = 'kit.devices@example.com';
    const contacts = [{ type: 'email', value: email }] as const;
    const person = await world.person({ mfaRequired: true, contacts });
    const edge = await rememberedBy(email, person.username, '10.1.0.1');
    const [own] = await list(edge);
    expect(own).toMatchObject({ label: 'Edge on Windows', current: true, lastUsedAt: null });
    expect(own?.rememberedAt).toBe(new Date(world.clock.now()).toISOString());
    expect(Date.parse(own?.expiresAt ?? '')).toBe(world.clock.now() + DURATIONS.rememberedDevice);
    expect(JSON.stringify(own)).not.toContain(edge.device);

    world.clock.advance(60_000);
    await edge.logIn(person.username, PASSWORD);
    const other = await rememberedBy(email, person.username, '10.2.0.1');
    const both = await list(other);
    expect(both.filter(({ current }) => current)).toHaveLength(1);
    expect(both.find(({ current }) => current)?.id).not.toBe(own?.id);
    expect(both.find(({ id }) => id === own?.id)?.lastUsedAt).toBe(
      new Date(world.clock.now()).toISOString(),
    );

    const stranger = await world.person();
    const elsewhere = world.browser({ address: '10.3.0.1' });
    await elsewhere.logIn(stranger.username, PASSWORD);
    expect(await list(elsewhere)).toEqual([]);
    expect(await revoke(elsewhere, own?.id ?? '')).toEqual({ ok: true, value: {} });
    expect(await list(other)).toHaveLength(2);

    expect(await revoke(other, own?.id ?? '')).toEqual({ ok: true, value: {} });
    expect(await revoke(other, own?.id ?? '')).toEqual({ ok: true, value: {} });
    expect(await list(other)).toHaveLength(1);
    expect(
      (await world.record(person.id)).filter((row) => row === 'device.revoke/ok'),
    ).toHaveLength(1);
    await edge.logIn(person.username, PASSWORD);
    const due = await edge.authenticate();
    expect(due).toMatchObject({ session: { demands: ['mfaVerify'] } });

    world.clock.advance(DURATIONS.rememberedDevice);
    await elsewhere.logIn(person.username, PASSWORD);
    await atWork(world.backend, elsewhere).verifyCode(await world.codeFor(email));
    expect(await list(elsewhere)).toEqual([]);
  });
});
