import { atZone, ofPanel, op, row, system, type Scenario, type ScenarioStep } from './scenario.ts';

const MINUTES = 60;
const HOURS = 3600;
const DAYS = 86400;

/** Name of the technician in the scenarios. */
export const TECHNICIAN = 'Lee Park';

/** A low battery from Monday 03:00 until a technician replaces it on Wednesday. */
export const LOW_BATTERY_WEEK: Scenario = {
  name: 'Low-battery week',
  begins: { from: '03:00', to: '03:00', weekday: 1 },
  play: () => [
    row(0, ofPanel('1302')),
    row(40, system('Email sent', 'System battery low')),
    row(DAYS, ofPanel('6302')),
    row(2 * DAYS, ofPanel('6302')),
    row(2 * DAYS + 7 * HOURS, { kind: 'test', action: 'placed', by: TECHNICIAN, minutes: 60 }),
    row(2 * DAYS + 7 * HOURS + 26 * MINUTES, ofPanel('3302')),
    row(2 * DAYS + 7 * HOURS + 27 * MINUTES, system('Trouble ended', 'System battery low')),
  ],
};

const MISSED = 'No periodic test at 02:00';

/** A silent panel that misses its test at 02:00 and misses another test after the hold. */
export const SILENT_PANEL: Scenario = {
  name: 'Silent panel',
  begins: { from: '02:30', to: '02:30' },
  play: () => [
    row(0, system('Timer test not received', MISSED)),
    row(
      4 * MINUTES,
      op('Partial clear', 'Waiting for the next test', {
        holdMs: 4 * HOURS * 1000,
        newPriority: 5,
      }),
    ),
    row(4 * HOURS + 4 * MINUTES, system('Timer test not received', `${MISSED}, second time`)),
    row(4 * HOURS + 9 * MINUTES, system('Message to dealer', 'Panel has not sent its test')),
    row(6 * HOURS + 42 * MINUTES, ofPanel('1602')),
    row(
      6 * HOURS + 44 * MINUTES,
      op('Full clear', 'Tested again', { disposition: 'False – equipment' }),
    ),
  ],
};

const FLOOD = 120;

/** A runaway sensor that repeats the same signal every five seconds. */
export const RUNAWAY: Scenario = {
  name: 'Runaway',
  begins: { from: '05:00', to: '22:00' },
  play: (site) => {
    const zone = site.zones.find(({ num }) => num === '009') ?? site.zones.at(-1);
    if (zone === undefined) return null;
    const flood = Array.from({ length: FLOOD }, (_, index): ScenarioStep =>
      row(index * 5, atZone('1383', zone)),
    );
    return [
      ...flood,
      row(FLOOD * 5, system('Marked runaway', `${FLOOD} signals`)),
      row(FLOOD * 5 + 2 * MINUTES, system('Message to dealer', 'Constant sensor tamper signals')),
    ];
  },
};

/** A signal from a zone that is not defined. */
export const UNDEFINED_CODE: Scenario = {
  name: 'Undefined code',
  begins: { from: '07:00', to: '21:00' },
  play: (site) => {
    if (site.zones.some(({ num }) => num === '044')) return null;
    const unknown = { num: '044', areaNum: site.area };
    return [0, 3, 11].map((minutes) => row(minutes * MINUTES, atZone('1150', unknown)));
  },
};
