import { ok } from '../../kernel/result.ts';
import { checkExtension } from '../../tests-on-site/check-extension.rule.ts';
import type { ChangedTest, ClearedTests } from '../../tests-on-site/site-tests.schema.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import { guardOffTest, oneTickEach } from '../../tests-on-site/tick-zone.rule.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { StoredTest, TestedSite } from './site-test.repository.port.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeOpenZones, describeTest, detailOf } from './describe-test.rule.ts';
import type { TestPorts } from './place-tests.use-cases.ts';
import { storeNextOccurrence } from './store-series.operation.ts';
import { storeTest, tooLong } from './store-test.operation.ts';
import { takeOffTest } from './take-off-test.operation.ts';
import { notifyTests } from './notify-tests.operation.ts';
import { refusedChange, TEST_OVER } from './test-refusals.ts';
import { lockSite, lockSiteOfTest } from './lock-site.operation.ts';
import { nameOf, roleOf } from '../sites/site-viewer.operation.ts';

/** A test id with the revision on which a change is based. */
export interface KnownTest {
  readonly id: string;
  readonly rev: number;
}

export interface ExtendInput extends ListInput, KnownTest {
  /** Extension in milliseconds. */
  readonly by: number;
}

const extend =
  (ports: TestPorts, caller: SessionCaller, input: ExtendInput) =>
  async (tx: Transaction): Reply<ChangedTest> => {
    const locked = await lockSiteOfTest(tx, ports, caller, input);
    if (!locked.ok) return locked;
    const site = locked.value;
    const now = ports.clock.now();
    const before = site.tests.find(({ id }) => id === input.id);
    if (before === undefined) return NOT_FOUND;
    const stale = refusedChange(ports, site, before, { rev: input.rev, states: ['Active'] });
    if (stale !== null) return stale;
    const checked = checkExtension(before, input.by, roleOf(caller), now, site.maxTestHours);
    if (!checked.ok)
      return checked.error.kind === 'notRunning' ? TEST_OVER : tooLong(checked.error.message);
    const name = await nameOf(tx, caller);
    const changed = { rev: before.rev + 1, updatedAt: now, updatedBy: name };
    const wanted: StoredTest = { ...before, ...changed, endsAt: checked.value, warned: [] };
    const place = { timeZone: site.timeZone, now, groupHours: site.maxTestHours };
    const stored = await storeTest(tx, ports, wanted, site.tests, place);
    if (!stored.ok) return stored;
    const { test, merged } = stored.value;
    const reply = { test: describeTest(test, caller.session.accountId), merged };
    await storeCall(tx, ports, caller, { reply });
    await notifyTests(tx, ports, [{ event: 'Test extended', test, at: now, by: name }]);
    await recordAudit(tx, ports, caller, {
      operation: 'test.extend',
      result: 'ok',
      target: `site ${site.siteNum}`,
      detail: detailOf(test, { by: String(input.by) }),
    });
    return ok(reply);
  };

const clear = async (
  tx: Transaction,
  ports: TestPorts,
  caller: SessionCaller,
  input: {
    readonly operation: string;
    readonly site: TestedSite;
    readonly tests: readonly StoredTest[];
    readonly anyway: boolean;
  },
): Reply<ClearedTests> => {
  const { operation, site, tests } = input;
  const now = ports.clock.now();
  const target = `site ${site.siteNum}`;
  const ticks = await tx.siteTests.ticks(tests.map(({ id }) => id));
  // Zone signals hidden from a customer do not keep the customer from clearing the test.
  const visibleTicks =
    roleOf(caller) === 'dealer' ? ticks : ticks.filter(({ withheld }) => !withheld);
  const guarded = guardOffTest(oneTickEach(visibleTicks), input.anyway);
  if (guarded.kind === 'ask') {
    const reply: ClearedTests = {
      kind: 'ask',
      zones: describeOpenZones(guarded.zones, site.zones),
    };
    const detail = { reason: 'unrestored', zones: String(guarded.zones.length) };
    return recordRefusal(tx, ports, caller, { operation, target, detail }, ok(reply));
  }
  const name = await nameOf(tx, caller);
  const done = [];
  for (const test of tests) done.push(await takeOffTest(tx, test, { name, now }));
  // The next occurrence of a series stays planned. A series that has not started is removed completely.
  for (const { test } of done)
    if (test.startsAt <= now)
      await storeNextOccurrence(tx, ports, test, { timeZone: site.timeZone, now });
  const { accountId } = caller.session;
  const reply: ClearedTests = {
    kind: 'cleared',
    tests: done.map(({ test }) => describeTest(test, accountId)),
  };
  await storeCall(tx, ports, caller, { reply });
  await notifyTests(
    tx,
    ports,
    done.flatMap((one) => one.notified),
  );
  await recordAudit(tx, ports, caller, {
    operation,
    result: 'ok',
    target,
    detail: { tests: tests.map(({ id }) => id).join(', '), anyway: String(input.anyway) },
  });
  return ok(reply);
};

/** Creates the use cases that extend and clear running tests (domain guide 6.1). */
export const runTests = (ports: TestPorts) => ({
  extendTest: (caller: SessionCaller, input: ExtendInput): Reply<ChangedTest> =>
    ports.unitOfWork.run(extend(ports, caller, input)),

  /** Clears one test. Requires a confirmation if a zone alarmed during the test and did not restore. */
  clearTest: (
    caller: SessionCaller,
    input: ListInput & KnownTest & { readonly anyway: boolean },
  ): Reply<ClearedTests> =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockSiteOfTest(tx, ports, caller, input);
      if (!locked.ok) return locked;
      const site = locked.value;
      const test = site.tests.find(({ id }) => id === input.id);
      if (test === undefined) return NOT_FOUND;
      const asked = { rev: input.rev, states: ['Active', 'Scheduled'] } as const;
      const stale = refusedChange(ports, site, test, asked);
      if (stale !== null) return stale;
      const facts = { operation: 'test.clear', site, tests: [test], anyway: input.anyway };
      return clear(tx, ports, caller, facts);
    }),

  /** Clears all running tests of a site. Refuses if a test changed or started since the caller read the tests. */
  clearTests: (
    caller: SessionCaller,
    input: ListInput & {
      readonly sn: number;
      readonly anyway: boolean;
      readonly tests: readonly KnownTest[];
    },
  ): Reply<ClearedTests> =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockSite(tx, ports, caller, input);
      if (!locked.ok) return locked;
      const site = locked.value;
      const now = ports.clock.now();
      const tests = site.tests.filter((test) => testState(test, now) === 'Active');
      if (tests.length === 0) return TEST_OVER;
      for (const test of tests) {
        // A test that the caller does not list counts as changed, because 0 is never a revision.
        const rev = input.tests.find(({ id }) => id === test.id)?.rev ?? 0;
        const stale = refusedChange(ports, site, test, { rev, states: ['Active'] });
        if (stale !== null) return stale;
      }
      const facts = { operation: 'test.clearAll', site, tests, anyway: input.anyway };
      return clear(tx, ports, caller, facts);
    }),
});
