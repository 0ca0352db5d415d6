import { atZone, row, system, type Scenario } from './scenario.ts';
import { TECHNICIAN } from './trouble-scenarios.ts';

const MINUTES = 60;

/** Number of zones that a technician tests in one morning. */
const WALKED = 12;

/** A technician's test: every zone except the seventh is triggered and restored while the site is on test. */
export const TECHNICIAN_DAY: Scenario = {
  name: 'Technician day',
  begins: { from: '09:00', to: '13:00' },
  play: (site) => {
    const zones = site.zones.filter(({ num }) => num !== '007').slice(0, WALKED);
    if (zones.length === site.zones.length || zones.length < 3) return null;
    const walk = zones.flatMap((zone, index) => [
      row((6 + index * 7) * MINUTES, atZone(`1${zone.sends}`, zone)),
      row((6 + index * 7) * MINUTES + 20, atZone(`3${zone.sends}`, zone)),
    ]);
    return [
      row(0, { kind: 'test', action: 'placed', by: TECHNICIAN, minutes: 120 }),
      ...walk,
      row(108 * MINUTES, system('Zones not tested', 'Zone 7')),
      row(110 * MINUTES, { kind: 'test', action: 'extended', by: TECHNICIAN, minutes: 30 }),
      row(131 * MINUTES, { kind: 'test', action: 'cleared', by: TECHNICIAN, minutes: 0 }),
    ];
  },
};

/** A test of thirty days that a former employee of the dealer placed and forgot. */
export const FORGOTTEN_TEST: Scenario = {
  name: 'Forgotten test',
  begins: { from: '08:00', to: '16:00' },
  play: () => [row(0, { kind: 'test', action: 'placed', by: 'J. Cole', minutes: 30 * 24 * 60 })],
};
