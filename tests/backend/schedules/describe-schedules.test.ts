import { expect, it } from 'vitest';
import { describeSchedules } from '#core/backend/schedules/describe-schedules.rule.ts';
import type { ScheduleFacts } from '#core/backend/schedules/schedule.repository.port.ts';

const area = { num: 1, name: 'Shop', state: 'Open', isOpen: true, since: 0, by: '3' };
const site = { siteNum: 700_001, siteName: 'Shop', timeZone: 'America/New_York' };

/** Returns who is said to have opened an area. */
const openedBy = (byName: string | null, seesNames: boolean): string | null | undefined => {
  const facts: ScheduleFacts = {
    areas: [{ ...area, byName }],
    schedules: [],
    holidays: [],
    contacts: [],
    login: [],
    reactions: null,
  };
  const asked = { now: 0, mayAddTemporary: false, seesNames };
  return describeSchedules(site, facts, asked).areas[0]?.by;
};

it('who opened an area is named for readers of the call list; for others, and for strangers, the panel user stays a number', () => {
  expect(openedBy('Carla Benson', true)).toBe('Carla Benson');
  expect(openedBy('Carla Benson', false)).toBe('3');
  expect(openedBy(null, true)).toBe('3');
});
