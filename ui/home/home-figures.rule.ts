import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import { between, formatDuration, formatMoment } from '../kit/format-time.ts';

/** A dashboard figure: a count of accounts, a caption, and the path of the counted list. */
export interface HomeFigure {
  readonly id: 'alarm' | 'onTest' | 'trouble' | 'silent' | 'failToClose' | 'install';
  readonly value: number;
  readonly caption: string;
  readonly to: string;
}

const alarmCaption = ({ accounts, activeAlarmCount: all, freshAlarms }: DealerHome): string => {
  const fresh = freshAlarms === 0 ? 'All answered' : `${freshAlarms} not answered`;
  return all === accounts.alarm || all === 0
    ? fresh
    : `${fresh}, ${counted(accounts.alarm, 'account')}`;
};

/** Returns the trouble's type, without its location. */
const shortOf = (text: string): string => (/^[^,–(]*/.exec(text)?.[0] ?? text).trim().toLowerCase();

const silentCaption = ({ accounts, asOf, silent }: DealerHome): string => {
  const [first] = silent;
  return accounts.missedTest === 0 || first === undefined
    ? 'All panels reported'
    : `Longest ${formatDuration(between(first.dueAt, asOf))} late`;
};

const troubleCaption = ({ asOf, oldestTroubles }: DealerHome): string => {
  const [oldest] = oldestTroubles;
  return oldest === undefined
    ? 'Nothing to repair'
    : `Oldest ${formatDuration(between(oldest.since, asOf))}, ${shortOf(oldest.text)}`;
};

const testCaption = ({ accounts, endingSoon }: DealerHome): string => {
  const long = accounts.longTest ?? 0;
  if (long > 0) return `${long} for more than 24 h`;
  return (endingSoon ?? 0) === 0
    ? 'None end within 20 min'
    : `${counted(endingSoon ?? 0, 'ends', 'end')} within 20 min`;
};

const closingCaption = ({ asOf, timeZone, nextClosing }: DealerHome): string =>
  nextClosing === null
    ? 'No closings due soon'
    : `Next closing due ${formatMoment(nextClosing.at, asOf, timeZone)}`;

/** Returns the dashboard figures, most urgent first. A figure whose list the user may not open is left out (domain guide 6.19). */
export const homeFigures = (home: DealerHome): readonly HomeFigure[] => {
  const { accounts } = home;
  const tests: readonly HomeFigure[] =
    accounts.onTest === null
      ? []
      : [
          {
            id: 'onTest',
            value: accounts.onTest,
            caption: testCaption(home),
            to: accountsPath({ state: 'on-test' }),
          },
        ];
  const closing: readonly HomeFigure[] =
    accounts.failToClose === null
      ? []
      : [
          {
            id: 'failToClose',
            value: accounts.failToClose,
            caption: closingCaption(home),
            to: accountsPath({ state: 'fail-to-close' }),
          },
        ];
  return [
    {
      id: 'alarm',
      value: home.activeAlarmCount,
      caption: alarmCaption(home),
      to: accountsPath({ state: 'alarm' }),
    },
    ...tests,
    {
      id: 'trouble',
      value: accounts.trouble,
      caption: troubleCaption(home),
      to: accountsPath({ state: 'trouble' }),
    },
    {
      id: 'silent',
      value: accounts.missedTest,
      caption: silentCaption(home),
      to: accountsPath({ state: 'missed-test' }),
    },
    ...closing,
    {
      id: 'install',
      value: accounts.installPending,
      caption:
        home.installsSilent === 0
          ? 'All have sent a signal'
          : `${home.installsSilent} waiting for first signal`,
      to: accountsPath({ state: 'install-pending' }),
    },
  ];
};
