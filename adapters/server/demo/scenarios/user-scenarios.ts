import { atZone, byUser, op, row, system, zoneFor, type Scenario } from './scenario.ts';

const MINUTES = 60;
const HOURS = 3600;

/** A resident opens the door while the home is armed for the night, and then cancels the alarm at the panel. */
export const STAY_ARMED_DOOR: Scenario = {
  name: 'Stay-armed door, user cancels',
  begins: { from: '20:30', to: '22:15' },
  play: (site) => {
    const door = zoneFor(site, '001', '134');
    if (door === null) return null;
    return [
      row(0, byUser('3441', site.area, '2')),
      row(42 * MINUTES, atZone('1134', door)),
      row(42 * MINUTES + 19, byUser('1406', site.area, '2')),
      row(42 * MINUTES + 21, byUser('1441', site.area, '2')),
      row(42 * MINUTES + 34, atZone('3134', door)),
    ];
  },
};

/** A resident comes back for the keys. The panel delays the alarm signal, so the opening signal arrives before the alarm signal. */
export const QUICK_ARM: Scenario = {
  name: 'Quick arm, motion, cancel',
  begins: { from: '08:00', to: '18:00' },
  play: (site) => {
    const motion = zoneFor(site, '004', '132');
    if (motion === null) return null;
    return [
      row(0, byUser('3408', site.area)),
      row(2, byUser('3459', site.area)),
      row(71, byUser('1401', site.area, '2')),
      row(73, atZone('1132', motion)),
      row(88, byUser('1406', site.area, '2')),
      row(132, atZone('3132', motion)),
    ];
  },
};

/** Smoke in a kitchen: as the rules require, the fire department is dispatched first, and the site is called afterwards. */
export const KITCHEN_SMOKE: Scenario = {
  name: 'Kitchen smoke',
  begins: { from: '11:30', to: '20:30' },
  play: (site) => {
    const smoke = zoneFor(site, '007', '111');
    if (smoke === null) return null;
    return [
      row(0, atZone('1111', smoke)),
      row(6, op('Picked up', 'Picked up')),
      row(22, op('Dispatched', 'Fire', { contact: 'Fire' })),
      row(48, op('Called', 'Premises: cooking, passcode given', { contact: 'Premises' })),
      row(95, op('Cancelled dispatch', 'Cancellation passed on', { contact: 'Fire' })),
      row(6 * MINUTES, atZone('3111', smoke)),
      row(7 * MINUTES, op('Full clear', 'Cooking', { disposition: 'False – user error' })),
    ];
  },
};

/** A site does not close at 18:00 plus the tolerance of 15 minutes. */
export const FAIL_TO_CLOSE: Scenario = {
  name: 'Fail to close',
  begins: { from: '18:15', to: '18:15' },
  play: (site) => [
    row(0, system('Fail to close', 'Should have been closed at 18:00')),
    row(4 * MINUTES, op('Called', 'Premises: staying late', { contact: 'Premises' })),
    row(6 * MINUTES, op('Comment', 'Temporary schedule, 2 hours later')),
    row(HOURS + 37 * MINUTES, byUser('3401', site.area, '2')),
  ],
};

/** A site is not opened on time. Runs only as the continuation of an alarm that the server created. */
export const FAIL_TO_OPEN: Scenario = {
  name: 'Fail to open',
  begins: { from: '09:15', to: '09:15' },
  play: (site) => [
    row(0, op('Called', 'Owner: stuck in traffic', { contact: 'Owner' })),
    row(25 * MINUTES, byUser('1401', site.area, '2')),
    row(26 * MINUTES, op('Full clear', 'Opened late', { disposition: 'False – user error' })),
  ],
};
