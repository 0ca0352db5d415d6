import { describe, expect, it } from 'vitest';
import { openAlarmText } from '#ui/tests-on-site/open-alarm-text.rule.ts';
import { whatHappens } from '#ui/tests-on-site/what-happens.rule.ts';

const ASKED = {
  mode: 'noAction',
  scope: 'all',
  allDevices: true,
  starts: null,
  ends: '15:08 EST',
} as const;

describe('what a test does, beside its form', () => {
  it('says that nobody watches, from when, and when it ends by itself', () => {
    expect(whatHappens(ASKED).watching).toMatch(/^Right away, nobody is watching your system/);
    expect(whatHappens({ ...ASKED, starts: 'Mar 14, 09:00 EST' }).watching).toMatch(
      /^From Mar 14, 09:00 EST, nobody is watching/,
    );
    expect(whatHappens(ASKED).end).toContain('15:08 EST');
    expect(whatHappens({ ...ASKED, ends: null }).end).toMatch(/^It ends automatically\. /);
  });

  it('says that the rest stays watched if only a part is tested', () => {
    for (const part of [
      { scope: 'listed' },
      { scope: 'allExcept' },
      { allDevices: false },
    ] as const)
      expect(whatHappens({ ...ASKED, ...part }).watching).toContain(
        'The rest of your system stays',
      );
  });

  it('says where the signals appear', () => {
    expect(whatHappens({ ...ASKED, mode: 'live' }).signals).toContain('on this screen');
    expect(whatHappens(ASKED).signals).toContain('in your history');
  });
});

it('names an alarm that nobody has answered before the site is placed on test', () => {
  expect(openAlarmText({ serviceType: 'Fire', state: 'New' }, '02:14 EST')).toBe(
    'Fire alarm open since 02:14 EST, not answered yet',
  );
  expect(openAlarmText({ serviceType: 'Burglary', state: 'In progress' }, '02:14 EST')).toBe(
    'Burglary alarm open since 02:14 EST',
  );
});
