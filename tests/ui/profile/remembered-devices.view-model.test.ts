import { describe, expect, it } from 'vitest';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import type { RememberedDevicesGateway } from '#core/remembered-devices/remembered-devices.api.ts';
import type { RememberedDevice } from '#core/remembered-devices/remembered-device.schema.ts';
import { RememberedDevicesViewModel } from '#ui/remembered-devices/remembered-devices.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const device = (id: string): RememberedDevice => ({
  id,
  label: `Browser ${id}`,
  rememberedAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: '2026-03-11T10:00:00.000Z',
  expiresAt: '2026-03-31T10:00:00.000Z',
  current: id === 'a',
});
const A = device('a');
const B = device('b');
const C = device('c');
const FAULT: Failure = { kind: 'faulted', status: 500, message: null };

const opened = async (devices: RememberedDevice[] = [A, B, C]) => {
  const gateway = scripted<RememberedDevicesGateway>();
  gateway.onRememberedDevices.gives({ devices });
  const model = new RememberedDevicesViewModel({
    gateway,
    clock: { now: () => Date.parse('2026-03-12T18:08:00.000Z') },
  });
  await model.load();
  return { gateway, model, shown: () => model.devices.map(({ id }) => id) };
};

describe('remembered devices', () => {
  it('are read once, however often the section is mounted', async () => {
    const gateway = scripted<RememberedDevicesGateway>();
    gateway.onRememberedDevices.gives({ devices: [A] });
    const model = new RememberedDevicesViewModel({ gateway, clock: { now: () => 0 } });
    model.start();
    model.start();
    expect(model.reading.at).toBe('loading');
    await Promise.resolve();
    expect(gateway.onRememberedDevices.calls).toHaveLength(1);
  });

  it('can be read again after a failure', async () => {
    const gateway = scripted<RememberedDevicesGateway>();
    gateway.onRememberedDevices.fails(FAULT).gives({ devices: [A] });
    const model = new RememberedDevicesViewModel({ gateway, clock: { now: () => 0 } });
    await model.load();
    expect(model.reading).toEqual({
      at: 'failed',
      text: 'Your remembered devices could not be loaded.',
    });
    await model.load();
    expect(model.devices).toEqual([A]);
  });

  it('say nothing when the session is gone', async () => {
    const gateway = scripted<RememberedDevicesGateway>();
    gateway.onRememberedDevices.fails({ kind: 'empty', reason: 'sessionOver' });
    const model = new RememberedDevicesViewModel({ gateway, clock: { now: () => 0 } });
    await model.load();
    expect(model.reading.at).toBe('loading');
  });

  it('go at once when revoked, and stay away', async () => {
    const { gateway, model, shown } = await opened();
    gateway.onRevokeDevice.gives({});
    const done = model.revoke(B);
    expect(shown()).toEqual(['a', 'c']);
    expect(model.announcement).toBe('Browser b needs a code again.');
    await done;
    expect(shown()).toEqual(['a', 'c']);
    expect(gateway.onRevokeDevice.calls).toEqual([[{ id: 'b' }]]);
    expect(model.problem).toBeNull();
  });

  it('come back to their places when the server could not, and it is said each time', async () => {
    const { gateway, model, shown } = await opened();
    gateway.onRevokeDevice.fails(FAULT);
    await model.revoke(B);
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(model.problem).toBe('The device is still remembered, because it could not be revoked.');
    expect(model.announcement).toBe('');
    await model.revoke(B);
    expect(model.refusals).toBe(2);
    gateway.onRevokeDevice.clear().gives({});
    await model.revoke(B);
    expect(model.problem).toBeNull();
    expect(shown()).toEqual(['a', 'c']);
  });

  it('answer each for itself when several are on their way', async () => {
    const { gateway, model, shown } = await opened();
    const ends: ((answer: Result<Readonly<Record<string, never>>, Failure>) => void)[] = [];
    gateway.onRevokeDevice.answers(() => new Promise((resolve) => ends.push(resolve)));
    const both = [model.revoke(A), model.revoke(B)];
    expect(shown()).toEqual(['c']);
    ends[1]?.(ok({}));
    await both[1];
    expect(shown()).toEqual(['c']);
    ends[0]?.(err(FAULT));
    await both[0];
    expect(shown()).toEqual(['a', 'c']);
  });

  it('are asked for once while one is on its way', async () => {
    const { gateway, model } = await opened();
    gateway.onRevokeDevice.gives({});
    await Promise.all([model.revoke(A), model.revoke(A)]);
    expect(gateway.onRevokeDevice.calls).toHaveLength(1);
  });
});
