import { atZone, byUser, contactOf, op, row, system, zoneFor, type Scenario } from './scenario.ts';

const MINUTES = 60;
/** Seconds from the closing at 22:04 to the break-in at 02:11:07. */
const BREAK_IN = 4 * 3600 + 7 * MINUTES + 7;

/**
 * A burglary that triggers two zones. A contact expects no one at the site, a camera confirms the burglary, and the police
 * are dispatched.
 */
export const VERIFIED_BURGLARY: Scenario = {
  name: 'Verified burglary, shop',
  begins: { from: '22:04', to: '22:04' },
  play: (site) => {
    const door = zoneFor(site, '002', '131');
    const motion = zoneFor(site, '005', '132');
    if (door === null || motion === null) return null;
    const second = contactOf(site, 2);
    return [
      row(0, byUser('3401', site.area, '3')),
      row(BREAK_IN, atZone('1131', door)),
      row(BREAK_IN + 24, atZone('1132', motion)),
      row(BREAK_IN + 24, system('Alarm opened', 'Alarm opened')),
      row(BREAK_IN + 33, op('Picked up', 'Picked up')),
      row(BREAK_IN + 58, op('Called', 'Premises: no answer', { contact: 'Premises' })),
      row(BREAK_IN + 111, op('Reached', 'No one should be there', { contact: second })),
      row(BREAK_IN + 152, op('Dispatched', 'Police', { contact: 'Police', avs: 2 })),
      row(BREAK_IN + 163, atZone('1139', motion)),
      row(BREAK_IN + 194, op('Notified', 'Police: second zone', { contact: 'Police' })),
      row(
        BREAK_IN + 11 * MINUTES,
        op('Responder on scene', 'Police on scene', { contact: 'Police' }),
      ),
      row(BREAK_IN + 26 * MINUTES, atZone('3131', door)),
      row(BREAK_IN + 26 * MINUTES + 4, atZone('3132', motion)),
      row(
        BREAK_IN + 44 * MINUTES,
        op('Full clear', 'Rear door forced', { disposition: 'Actual – police' }),
      ),
    ];
  },
};

/** A hold-up: the police are dispatched immediately, no one calls the site, and the owner is informed afterwards. */
export const HOLD_UP: Scenario = {
  name: 'Hold-up',
  begins: { from: '09:30', to: '17:30' },
  play: (site) => {
    const button = zoneFor(site, '008', '122');
    if (button === null) return null;
    return [
      row(0, atZone('1122', button)),
      row(19, op('Dispatched', 'Police, site not called', { contact: 'Police' })),
      row(
        17 * MINUTES,
        op('Notified owner', 'Owner told after police', { contact: contactOf(site, 1) }),
      ),
      row(31 * MINUTES, op('Full clear', 'Robbery', { disposition: 'Actual – police' })),
    ];
  },
};
