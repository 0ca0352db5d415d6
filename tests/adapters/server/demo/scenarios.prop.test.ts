import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoRandom } from '#adapters/server/demo/demo-random.ts';
import { demoZones } from '#adapters/server/demo/demo-zones.ts';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { SCENARIOS } from '#adapters/server/demo/scenarios/scenarios.ts';
import { storm } from '#adapters/server/demo/scenarios/storm.ts';
import type { ScenarioSite, ScenarioStep } from '#adapters/server/demo/scenarios/scenario.ts';
import { decodeContactId } from '#core/signals/decode-contact-id.rule.ts';
import { meaningOf } from '#core/signals/meaning-of.rule.ts';

const WORLD = generateDemoWorld(Date.UTC(2026, 2, 12, 18, 8));
const castOf = (xmit: string): ScenarioSite => {
  const site =
    WORLD.sites.find(({ devices }) => devices[0]?.xmit === xmit) ?? expect.fail(`no ${xmit}`);
  return {
    devNum: 1,
    xmit,
    area: 1,
    zones: demoZones(site).filter(({ devNum }) => devNum === 1),
    contacts: ['A. Haskell', 'R. Novak'],
  };
};
const SHOP = castOf('HP1207');
const HOME = castOf('HP1415');

/** Formats a scenario step in the notation of the domain guide: `1134 z1`, `op Called …`, `system …`. */
const written = ({ step }: ScenarioStep): string => {
  if (step.kind === 'operator') return `op ${step.action}: ${step.text}`;
  if (step.kind === 'system') return `${step.event}: ${step.text}`;
  if (step.kind === 'test') return `test ${step.action} ${step.by} ${step.minutes}`;
  const zone = step.zone === undefined || step.zone === '000' ? '' : ` z${Number(step.zone)}`;
  return `${step.code}${zone}${step.user === undefined ? '' : ` u${step.user}`}`;
};
const rowsOf = (name: string, site: ScenarioSite): readonly ScenarioStep[] => {
  const scenario = SCENARIOS.find((one) => one.name === name) ?? expect.fail(`no story ${name}`);
  return scenario.play(site) ?? expect.fail(`${name} does not fit`);
};
const at = (steps: readonly ScenarioStep[], text: string): number =>
  steps.find((step) => written(step).startsWith(text))?.afterMs ?? expect.fail(text);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('the stories stand as domain guide 8 tells them', () => {
  it.each([
    ['Stay-armed door, user cancels', HOME, '3441 u2|1134 z1|1406 u2|1441 u2|3134 z1'],
    ['Quick arm, motion, cancel', HOME, '3408|3459|1401 u2|1132 z4|1406 u2|3132 z4'],
    [
      'Verified burglary, shop',
      SHOP,
      '3401 u3|1131 z2|1132 z5|Alarm opened: Alarm opened|op Picked up: Picked up|op Called: Premises: no answer|op Reached: No one should be there|op Dispatched: Police|1139 z5|op Notified: Police: second zone|op Responder on scene: Police on scene|3131 z2|3132 z5|op Full clear: Rear door forced',
    ],
    [
      'Kitchen smoke',
      HOME,
      '1111 z7|op Picked up: Picked up|op Dispatched: Fire|op Called: Premises: cooking, passcode given|op Cancelled dispatch: Cancellation passed on|3111 z7|op Full clear: Cooking',
    ],
    [
      'Hold-up',
      SHOP,
      '1122 z8|op Dispatched: Police, site not called|op Notified owner: Owner told after police|op Full clear: Robbery',
    ],
    [
      'Low-battery week',
      HOME,
      '1302|Email sent: System battery low|6302|6302|test placed Lee Park 60|3302|Trouble ended: System battery low',
    ],
    [
      'Fail to close',
      SHOP,
      'Fail to close: Should have been closed at 18:00|op Called: Premises: staying late|op Comment: Temporary schedule, 2 hours later|3401 u2',
    ],
    [
      'Silent panel',
      SHOP,
      'Timer test not received: No periodic test at 02:00|op Partial clear: Waiting for the next test|Timer test not received: No periodic test at 02:00, second time|Message to dealer: Panel has not sent its test|1602|op Full clear: Tested again',
    ],
    ['Forgotten test', SHOP, 'test placed J. Cole 43200'],
    ['Undefined code', SHOP, '1150 z44|1150 z44|1150 z44'],
  ])('%s', (name, site, rows) => {
    expect(rowsOf(name, site).map(written).join('|')).toBe(rows);
  });

  it('keeps the times and the words the guide names', () => {
    const burglary = rowsOf('Verified burglary, shop', SHOP);
    const clock = (text: string) => (22 * 60 + 4) * 60 * SECOND + at(burglary, text) - 24 * HOUR;
    expect(clock('1131')).toBe((2 * 60 + 11) * 60 * SECOND + 7 * SECOND);
    expect(clock('1132')).toBe((2 * 60 + 11) * 60 * SECOND + 31 * SECOND);
    expect(at(burglary, 'op Picked up') - at(burglary, 'Alarm opened')).toBe(9 * SECOND);
    expect(burglary.map(({ step }) => step)).toContainEqual(
      expect.objectContaining({ action: 'Dispatched', avs: 2 }),
    );
    expect(burglary.map(({ step }) => step)).toContainEqual(
      expect.objectContaining({ action: 'Reached', contact: 'R. Novak' }),
    );
    expect(burglary.at(-1)?.step).toMatchObject({ disposition: 'Actual – police' });
    expect(at(rowsOf('Kitchen smoke', HOME), 'op Picked up')).toBe(6 * SECOND);
    const late = rowsOf('Fail to close', SHOP);
    expect(at(late, '3401')).toBe((60 + 37) * 60 * SECOND);
    const silent = rowsOf('Silent panel', SHOP);
    expect(silent.map(({ step }) => step)).toContainEqual(
      expect.objectContaining({ holdMs: 4 * HOUR, newPriority: 5 }),
    );
    expect(2.5 * HOUR + at(silent, '1602')).toBe((9 * 60 + 12) * 60 * SECOND);
  });

  it('Technician day: every zone set off and restored on test, zone 7 left, half an hour more', () => {
    const rows = rowsOf('Technician day', HOME).map(written);
    expect(rows[0]).toBe('test placed Lee Park 120');
    expect(rows.slice(1, 4)).toEqual(['1134 z1', '3134 z1', '1132 z2']);
    expect(rows.slice(-3)).toEqual([
      'Zones not tested: Zone 7',
      'test extended Lee Park 30',
      'test cleared Lee Park 0',
    ]);
    expect(rows.filter((text) => / z7\b/.test(text))).toEqual([]);
  });

  it('Runaway: 120 of the same in ten minutes', () => {
    const rows = rowsOf('Runaway', SHOP);
    expect(rows.slice(0, 120).map(written)).toEqual(Array.from({ length: 120 }, () => '1383 z9'));
    expect(rows[119]?.afterMs).toBeLessThanOrEqual(10 * 60 * SECOND);
    expect(rows.slice(120).map(written)).toEqual([
      'Marked runaway: 120 signals',
      'Message to dealer: Constant sensor tamper signals',
    ]);
  });

  it('Storm: 38 sites in six minutes, 31 restored before the two hours are over, 7 told at 07:00, 5 batteries low', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const sites = storm(demoRandom(seed));
        const steps = sites.flat();
        const times = (code: string) => steps.filter((step) => written(step) === code);
        expect(sites).toHaveLength(38);
        expect(times('1301')).toHaveLength(38);
        for (const { afterMs } of times('1301')) expect(afterMs).toBeLessThan(6 * 60 * SECOND);
        expect(times('Held 2 h: AC loss')).toHaveLength(38);
        expect(times('3301')).toHaveLength(31);
        for (const { afterMs } of times('3301')) expect(afterMs).toBeLessThan(2 * HOUR);
        expect(times('Notified by day: AC loss').map(({ afterMs }) => afterMs)).toEqual(
          Array.from({ length: 7 }, () => 200 * 60 * SECOND),
        );
        expect(times('1302')).toHaveLength(5);
      }),
    );
  });
});

describe('every story', () => {
  it('goes on in time, sends only what can be sent and understood, and fits somewhere', () => {
    for (const scenario of SCENARIOS) {
      const casts = WORLD.sites
        .filter(({ monitoring }) => monitoring === 'monitored')
        .map((site) => castOf(site.devices[0]?.xmit ?? ''));
      const played = casts.flatMap((site) =>
        [scenario.play(site) ?? []].filter(({ length }) => length),
      );
      expect(played.length).toBeGreaterThan(10);
      for (const steps of played) {
        const times = steps.map(({ afterMs }) => afterMs);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const { step } of steps) {
          if (step.kind !== 'signal') continue;
          const num = (step.zone ?? step.user ?? '0').padStart(3, '0');
          const read = decodeContactId(`${step.code}${String(step.area).padStart(2, '0')}${num}`);
          const meaning = read.ok ? meaningOf(read.value) : null;
          expect(meaning?.text).not.toMatch(/obsolete/);
          expect(meaning?.names).toBe(step.zone === undefined ? 'user' : 'zone');
        }
      }
    }
  });
});
