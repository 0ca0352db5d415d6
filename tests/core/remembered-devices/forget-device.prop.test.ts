import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forgetDevice,
  settleDevice,
  shownDevices,
} from '#core/remembered-devices/forget-device.rule.ts';

const device = (id: string) => ({
  id,
  label: `Browser ${id}`,
  rememberedAt: '2026-03-01T00:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2026-03-31T00:00:00.000Z',
  current: false,
});
const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 8 });
const listOf = (names: readonly string[]) => ({
  devices: names.map(device),
  leaving: new Set<string>(),
});
const shownIds = (list: Parameters<typeof shownDevices>[0]) =>
  shownDevices(list).map(({ id }) => id);

describe('forgetting remembered browsers', () => {
  it('takes each out of sight at once and leaves the others in their order', () => {
    fc.assert(
      fc.property(ids, fc.infiniteStream(fc.boolean()), (names, chance) => {
        const gone = names.filter(() => chance.next().value === true);
        const list = gone.reduce(forgetDevice, listOf(names));
        expect(shownIds(list)).toEqual(names.filter((name) => !gone.includes(name)));
      }),
    );
  });

  it('brings back exactly those the server kept, each to its old place, in whatever order it answers', () => {
    const answers = ids.chain((names) =>
      fc.tuple(fc.constant(names), fc.shuffledSubarray(names), fc.infiniteStream(fc.boolean())),
    );
    fc.assert(
      fc.property(answers, ([names, asked, chance]) => {
        const kept: string[] = [];
        const asking = asked.reduce(forgetDevice, listOf(names));
        const settled = asked.reduceRight((list, id) => {
          const gone = chance.next().value === true;
          if (!gone) kept.push(id);
          return settleDevice(list, id, gone);
        }, asking);
        expect(shownIds(settled)).toEqual(
          names.filter((name) => !asked.includes(name) || kept.includes(name)),
        );
        expect(settled.leaving.size).toBe(0);
      }),
    );
  });

  it('is the same when it is asked for twice', () => {
    fc.assert(
      fc.property(ids, (names) => {
        const once = names.reduce(forgetDevice, listOf(names));
        expect(names.reduce(forgetDevice, once)).toEqual(once);
      }),
    );
  });
});
