import { describe, expect, it } from 'vitest';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { homeFigures } from '#ui/home/home-figures.rule.ts';
import { QUIET_HOME } from '#tests/support/dealer-home.ts';

const AT = { siteNum: 1, siteName: 'A', xmit: 'X', devNum: 1 } as const;

const captions = (home: DealerHome) =>
  Object.fromEntries(
    homeFigures(home).map(({ id, value, caption }) => [id, `${value}: ${caption}`]),
  );

describe('the figures of a dealer', () => {
  it('say that nothing happens', () => {
    expect(captions(QUIET_HOME)).toEqual({
      alarm: '0: All answered',
      onTest: '0: None end within 20 min',
      trouble: '0: Nothing to repair',
      silent: '0: All panels reported',
      failToClose: '0: No closings due soon',
      install: '0: All have sent a signal',
    });
  });

  it('say what is urgent about them, and lead to the list behind', () => {
    const trouble = {
      siteNum: 1,
      siteName: 'A',
      xmit: 'X',
      devNum: 1,
      id: 't',
      text: 'Low battery, main panel',
      since: '2026-03-06T18:08:00Z',
    };
    const home: DealerHome = {
      ...QUIET_HOME,
      activeAlarmCount: 4,
      freshAlarms: 1,
      endingSoon: 1,
      installsSilent: 2,
      oldestTroubles: [trouble],
      silent: [{ ...AT, dueAt: '2026-03-12T17:30:00Z' }],
      nextClosing: { siteNum: 1, siteName: 'A', at: '2026-03-12T21:30:00Z' },
      accounts: {
        ...QUIET_HOME.accounts,
        alarm: 3,
        onTest: 7,
        trouble: 12,
        missedTest: 3,
        installPending: 3,
      },
    };
    expect(captions(home)).toEqual({
      alarm: '4: 1 not answered, 3 accounts',
      onTest: '7: 1 ends within 20 min',
      trouble: '12: Oldest 6 d, low battery',
      silent: '3: Longest 38 m late',
      failToClose: '0: Next closing due 17:30',
      install: '3: 2 waiting for first signal',
    });
    const long = { ...home, accounts: { ...home.accounts, longTest: 1 } };
    expect(captions(long)['onTest']).toBe('7: 1 for more than 24 h');
    expect(homeFigures(home).map(({ to }) => to)).toEqual(
      ['alarm', 'on-test', 'trouble', 'missed-test', 'fail-to-close', 'install-pending'].map(
        (state) => `/site?state=${state}`,
      ),
    );
  });

  it('leave out what somebody may not see', () => {
    const accounts = { ...QUIET_HOME.accounts, onTest: null, failToClose: null };
    expect(homeFigures({ ...QUIET_HOME, accounts }).map(({ id }) => id)).toEqual([
      'alarm',
      'trouble',
      'silent',
      'install',
    ]);
  });
});
