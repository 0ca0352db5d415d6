import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import { dueWarning, type DueWarning, nextDue } from '../../tests-on-site/due-warning.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { momentText } from '../moment-text.rule.ts';
import type { StoredTest } from './site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { storeNextOccurrence } from './store-series.operation.ts';
import { endedTest } from './store-test.operation.ts';
import { notifyTests, type NotifiedTest } from './notify-tests.operation.ts';
import { warningMessages } from './warning-messages.rule.ts';

export type TestRunnerPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'wallClock' | 'publicUrls' | 'providerName'
>;

interface TestPlace {
  readonly siteName: string;
  readonly timeZone: string;
}

interface Done {
  readonly notified: readonly NotifiedTest[];
  readonly warned: readonly NewLiveEvent[];
}

const warn = async (
  tx: Transaction,
  ports: TestRunnerPorts,
  test: StoredTest,
  due: DueWarning,
  { siteName, timeZone }: TestPlace,
): Promise<readonly NewLiveEvent[]> => {
  const placer = test.placedById === null ? null : await tx.siteTests.placer(test.placedById);
  if (placer !== null) {
    const { wallClock, clock } = ports;
    const until = momentText(test.endsAt, { wallClock, timeZone, now: clock.now() });
    const messages = warningMessages(test, due, { ...ports, ...placer, siteName, until });
    for (const message of messages)
      await tx.messages.enqueue({
        ...message,
        id: ports.ids.next(),
        queuedAt: ports.clock.now(),
      });
  }
  if (!due.channels.includes('inApp')) return [];
  const { id, siteNum, endsAt, placedById } = test;
  if (placer === null) return [];
  const data = {
    testId: id,
    event: 'Test warning',
    endsAt,
    minutes: due.minutes,
    siteName,
    timeZone,
  };
  return [{ siteNum, devNum: null, kind: 'test', accountId: placedById, data }];
};

/** Does everything that is due for one test at `now`. Records start and end with their scheduled times, even if the runner is late. */
const workOn = async (
  tx: Transaction,
  ports: TestRunnerPorts,
  stored: StoredTest,
  site: TestPlace,
): Promise<Done> => {
  const now = ports.clock.now();
  const notified: NotifiedTest[] = [];
  let test = stored;
  if (test.noted === 'none' && test.startsAt <= now) {
    test = { ...test, noted: 'started' };
    notified.push({ event: 'Test started', test, at: test.startsAt, by: null });
  }
  if (test.endsAt <= now) {
    const over = endedTest(test);
    await tx.siteTests.update(over);
    notified.push({ event: 'Test ended', test: over, at: over.endsAt, by: null });
    const next = await storeNextOccurrence(tx, ports, over, { timeZone: site.timeZone, now });
    if (next === null || next.startsAt > now) return { notified, warned: [] };
    // The next occurrence may have started too while no server was running, so it is handled at once.
    const more = await workOn(tx, ports, next, site);
    return { notified: [...notified, ...more.notified], warned: more.warned };
  }
  const due = dueWarning(test, now);
  const warned = due === null ? [] : await warn(tx, ports, test, due, site);
  if (due !== null) test = { ...test, warned: [...test.warned, ...due.settled] };
  const noted = test.noted === 'none' ? 'none' : 'started';
  await tx.siteTests.update({ ...test, dueAt: nextDue({ ...test, noted }) });
  return { notified, warned };
};

/**
 * Creates the runner that starts and ends tests on time and sends warnings before the end, one site per transaction
 * (domain guide 6.1). Each transaction locks the site, so several servers can run the runner, and another server continues
 * after a crash.
 */
export const createTestRunner = (ports: TestRunnerPorts) => ({
  /** Handles one site with a due test. Returns `idle` if no site is due, or if other servers lock all sites that are due. */
  runNext: (): Promise<'worked' | 'idle'> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const claimed = await tx.siteTests.claimDue(now);
      if (claimed === null) return 'idle';
      const due = claimed.tests.filter(({ dueAt }) => dueAt !== null && dueAt <= now);
      const notified: NotifiedTest[] = [];
      const warned: NewLiveEvent[] = [];
      for (const test of due) {
        const done = await workOn(tx, ports, test, claimed);
        notified.push(...done.notified);
        warned.push(...done.warned);
        // The next occurrence may have been merged with other due tests, so the loop stops and the tests are read again.
        if (test.recurrence !== null) break;
      }
      const group = due[0]?.siteGroupNum;
      if (notified.length > 0) await notifyTests(tx, ports, notified, warned);
      else if (group !== undefined && warned.length > 0) await tx.live.append(group, warned, now);
      return 'worked';
    }),
});
