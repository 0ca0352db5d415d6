import { nextStanding } from '../../requests/next-standing.rule.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { notifyStaff } from '../live/notify-staff.operation.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { endedTest } from '../tests-on-site/store-test.operation.ts';
import { notifyTests, type NotifiedTest } from '../tests-on-site/notify-tests.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { LockedRequest } from './request.repository.port.ts';
import { notifyCustomers, type NotifyPorts } from './notify-customers.operation.ts';

export type CancellationRunnerPorts = NotifyPorts & Pick<BackendPorts, 'unitOfWork' | 'wallClock'>;

const endTest = (test: StoredTest, now: number): readonly NotifiedTest[] => {
  const ran = testState(test, now) === 'Active';
  const over = { ...endedTest(test), clearedAt: now, rev: test.rev + 1, updatedAt: now };
  return [
    { event: ran ? 'Test ended' : 'Test removed', test: over, at: now, by: null, quietly: true },
  ];
};

/** Ends running tests and removes planned ones, because an unmonitored site has no tests. */
const endTests = async (
  tx: Transaction,
  ports: CancellationRunnerPorts,
  siteNum: number,
): Promise<void> => {
  await tx.siteTests.lock(siteNum);
  const now = ports.clock.now();
  const notified = (await tx.siteTests.open(siteNum)).flatMap((test) => endTest(test, now));
  for (const { test } of notified) await tx.siteTests.update(test);
  if (notified.length > 0) await notifyTests(tx, ports, notified);
};

const notifySite = async (
  tx: Transaction,
  ports: CancellationRunnerPorts,
  { request: { siteNum, reason }, siteGroupNum }: LockedRequest,
): Promise<void> => {
  const now = ports.clock.now();
  const id = ports.ids.next();
  const facts = { id, at: now, kind: 'System', event: 'Service canceled' } as const;
  await tx.activity.append([{ ...facts, siteGroupNum, siteNum, actor: null, comment: reason }]);
  await tx.live.append(
    siteGroupNum,
    [
      { siteNum, devNum: null, kind: 'activity', data: facts },
      { siteNum, devNum: null, kind: 'site', data: {} },
    ],
    now,
  );
};

/** Audits an ended service, with the server itself as the actor. */
const record = (tx: Transaction, now: number, { request }: LockedRequest): Promise<void> =>
  tx.audit.append({
    at: now,
    requestId: `request-${request.id}`,
    sessionId: null,
    subjectId: null,
    actorId: null,
    address: 'server',
    claimedIp: null,
    operation: 'request.end',
    target: `site ${request.siteNum}`,
    result: 'ok',
    detail: {
      id: request.id,
      state: JSON.stringify({ before: request.inForce, after: 'Canceled' }),
    },
  });

/**
 * Creates the runner that ends services on their dates, one site per transaction. The site is locked, so that several
 * servers end each service once; after a crash or downtime the next run continues (domain guide 6.11 "Cancel service").
 */
export const createCancellationRunner = (ports: CancellationRunnerPorts) => ({
  /** Ends the service of one site. Returns `idle` when none is due that another server has not locked. */
  runNext: (): Promise<'worked' | 'idle'> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const locked = await tx.requests.claimDue(now);
      if (locked === null) return 'idle';
      const { request, standing } = locked;
      const next = nextStanding(standing, 'end', 'clock');
      // `next` is null if the cancellation was withdrawn while this server waited for the lock.
      if (next === null) return 'worked';
      await tx.requests.put({
        id: request.id,
        standing: next,
        by: '',
        byId: '',
        at: now,
        answer: null,
      });
      await tx.requests.setService(request.siteNum, 'ended');
      const notified = { ...request, askedById: locked.askedById };
      await notifyCustomers(tx, ports, notified, { news: 'ended', by: null, answer: null });
      await notifyStaff(tx, ports, request.siteNum);
      await endTests(tx, ports, request.siteNum);
      await notifySite(tx, ports, locked);
      await record(tx, now, locked);
      return 'worked';
    }),
});
