import type { TestMode, TestScope } from '#core/tests-on-site/site-test.schema.ts';

/** What the form of a new test asks for; times are formatted. `ends` is null while unknown. */
interface AskedTest {
  readonly mode: TestMode;
  readonly scope: TestScope['kind'];
  readonly allDevices: boolean;
  readonly starts: string | null;
  readonly ends: string | null;
}

/** Returns what a test would do, in the order in which it happens, in a customer's words. */
export const whatHappens = ({ mode, scope, allDevices, starts, ends }: AskedTest) => {
  const whole = scope === 'all' && allDevices;
  const from = starts === null ? 'Right away' : `From ${starts}`;
  return {
    watching: whole
      ? `${from}, nobody is watching your system: no calls, no police, no fire department.`
      : `${from}, nobody acts on signals from the part under test. The rest of your system stays watched.`,
    signals:
      mode === 'live'
        ? 'Each signal appears on this screen as it arrives, and is kept in your history.'
        : 'Signals are kept in your history, where you can read them later.',
    end:
      ends === null
        ? 'It ends automatically. You can end it sooner or add time here.'
        : `It ends automatically, ${ends}. You can end it sooner or add time here.`,
    warning: 'We remind you here 15 and 5 minutes before it ends.',
  };
};
