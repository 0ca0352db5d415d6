import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueWarning, nextDue } from '#core/tests-on-site/due-warning.rule.ts';
import type { TestWarning } from '#core/tests-on-site/site-test.schema.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;

const warnings: fc.Arbitrary<TestWarning> = fc.record({
  minutes: fc.subarray([5, 15, 30] as (5 | 15 | 30)[]),
  channels: fc.subarray(['inApp', 'email', 'sms'] as ('inApp' | 'email' | 'sms')[]),
});

/** Returns the warnings of a two-hour test that is evaluated at these times. */
const given = (warning: TestWarning, looks: readonly number[]) => {
  let warned: readonly number[] = [];
  const test = { startsAt: 0, endsAt: 2 * HOUR, clearedAt: null, warning };
  return [...looks]
    .sort((a, b) => a - b)
    .flatMap((now) => {
      const due = dueWarning({ ...test, warned }, now);
      if (due === null) return [];
      warned = [...warned, ...due.settled];
      return [{ now, ...due }];
    });
};
const minutely = Array.from({ length: 130 }, (_, minute) => minute * MINUTE);

describe('warnings before the end of a test', () => {
  it('come 15 and 5 minutes before, in the portal, whatever was wished', () => {
    fc.assert(
      fc.property(warnings, (warning) => {
        const warned = given(warning, minutely).filter(({ channels }) =>
          channels.includes('inApp'),
        );
        for (const minutes of [15, 5])
          expect(warned.filter((one) => one.minutes === minutes)).toMatchObject([
            { now: 2 * HOUR - minutes * MINUTE },
          ]);
      }),
    );
  });

  it('come once each, by every channel that was wished for that time', () => {
    fc.assert(
      fc.property(
        warnings,
        fc.array(fc.integer({ min: 0, max: 2 * HOUR + 1 })),
        (warning, looks) => {
          const warned = given(warning, looks);
          const settled = warned.flatMap((one) => one.settled);
          expect(new Set(settled).size).toBe(settled.length);
          for (const { now, minutes, channels } of warned) {
            expect(now).toBeGreaterThanOrEqual(2 * HOUR - minutes * MINUTE);
            expect(now).toBeLessThan(2 * HOUR);
            for (const channel of channels)
              if (channel !== 'inApp') expect(warning.channels).toContain(channel);
          }
          for (const choice of warning.minutes)
            for (const channel of warning.channels)
              expect(
                given(warning, minutely).find(({ minutes }) => minutes === choice)?.channels,
              ).toContain(channel);
        },
      ),
    );
  });

  it('that nobody looked for in time come as the nearest alone', () => {
    const all: TestWarning = { minutes: [5, 15, 30], channels: ['email'] };
    expect(given(all, [2 * HOUR - MINUTE])).toMatchObject([
      { minutes: 5, channels: ['inApp', 'email'] },
    ]);
  });

  it('do not come with the start of a shorter test, nor before it, nor after its end', () => {
    const warning: TestWarning = { minutes: [30], channels: ['email'] };
    const test = {
      startsAt: HOUR,
      endsAt: HOUR + 10 * MINUTE,
      clearedAt: null,
      warning,
      warned: [],
    };
    expect(dueWarning(test, HOUR)).toBeNull();
    expect(dueWarning(test, HOUR - 1)).toBeNull();
    expect(dueWarning(test, test.endsAt)).toBeNull();
    expect(dueWarning(test, test.endsAt - 1)).toMatchObject({ minutes: 5, channels: ['inApp'] });
  });

  it('nothing is missed by whoever looks only when something is due', () => {
    fc.assert(
      fc.property(warnings, (warning) => {
        const seen: number[] = [];
        let warned: readonly number[] = [];
        const test = { startsAt: 10 * MINUTE, endsAt: 2 * HOUR, clearedAt: null, warning };
        let now = nextDue({ ...test, warned, noted: 'none' });
        expect(now).toBe(test.startsAt);
        for (let looks = 0; looks < 9 && now < test.endsAt; looks += 1) {
          const due = dueWarning({ ...test, warned }, now);
          warned = [...warned, ...(due?.settled ?? [])];
          if (due !== null) seen.push(due.minutes);
          now = nextDue({ ...test, warned, noted: 'started' });
        }
        expect(now).toBe(test.endsAt);
        expect(seen).toEqual([...new Set([15, 5, ...warning.minutes])].sort((a, b) => b - a));
      }),
    );
  });
});
