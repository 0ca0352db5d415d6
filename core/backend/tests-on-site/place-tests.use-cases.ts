import { ok } from '../../kernel/result.ts';
import { checkPlacement } from '../../tests-on-site/check-placement.rule.ts';
import type { TestForm } from '../../tests-on-site/site-test.schema.ts';
import type { ChangedTest } from '../../tests-on-site/site-tests.schema.ts';
import { PLACEMENT_TEXT } from '../../tests-on-site/scope-text.rule.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import {
  codeHolds,
  type VerifiedCode,
  verifyPasscode,
} from '../passcodes/verify-passcode.operation.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { StoredTest, TestedSite } from './site-test.repository.port.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { findSubmission, storeSubmission } from '../find-submission.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeTest, detailOf, paidTypesOf } from './describe-test.rule.ts';
import { newTest } from './new-test.rule.ts';
import { refuseSecondSeries } from './refuse-second-series.rule.ts';
import { refusedChange, TEST_OVER, TEST_TAKEN } from './test-refusals.ts';
import { refuseWarning } from './refuse-warning.operation.ts';
import { storeTest, type Stored } from './store-test.operation.ts';
import { proveTest } from './prove-test.operation.ts';
import { type TestEvent, notifyTests } from './notify-tests.operation.ts';
import { lockSite, lockSiteOfTest } from './lock-site.operation.ts';
import { nameOf, roleOf } from '../sites/site-viewer.operation.ts';

export type TestPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock' | 'providerName' | 'hasher' | 'vault'
>;

const validate = (
  { wallClock, clock }: TestPorts,
  caller: SessionCaller,
  form: TestForm,
  site: TestedSite,
) =>
  checkPlacement(
    form,
    {
      role: roleOf(caller),
      groupHours: site.maxTestHours,
      devNums: site.devices.map(({ devNum }) => devNum),
      zones: site.zones,
      paidTypes: paidTypesOf(site.servicePlan),
      timeZone: site.timeZone,
      clock: wallClock,
    },
    clock.now(),
  );

const refused = (problems: object) =>
  refusalOf('unacceptable', 'testRefused', `${Object.values(problems).join('. ')}.`);

const store = async (
  tx: Transaction,
  ports: TestPorts,
  wanted: StoredTest,
  { tests, timeZone, maxTestHours: groupHours }: TestedSite,
): Reply<Stored> => {
  const where = { clock: ports.wallClock, timeZone };
  const place = { timeZone, now: ports.clock.now(), groupHours };
  return refuseSecondSeries(wanted, tests, where) ?? storeTest(tx, ports, wanted, tests, place);
};

/** Returns the history event for a stored test. `before` is the earlier version of the test, if the test existed. */
const eventOf = ({ test }: Stored, before: StoredTest | undefined): TestEvent => {
  const ran = before?.noted === 'started';
  if (test.noted === 'none') return before === undefined ? 'Test planned' : 'Test changed';
  return ran ? 'Test extended' : 'Test started';
};

/** A new test of a site, with the id that the form created. */
export interface PlaceInput extends TestForm, ListInput {
  readonly sn: number;
  readonly id: string;
  /** Passcode or PIN as typed. Ignored when a repeated request is recognized. */
  readonly code?: string | undefined;
  readonly idempotencyKey: string | null;
}

const place =
  (
    ports: TestPorts,
    caller: SessionCaller,
    input: Omit<PlaceInput, 'code'>,
    given: VerifiedCode | null,
  ) =>
  async (tx: Transaction): Reply<ChangedTest> => {
    const { idempotencyKey: key, ...body } = input;
    const { accountId } = caller.session;
    const submission = { key, route: 'placeTest', body };
    const known = await findSubmission(tx, ports, caller, submission);
    if (!known.ok) return known;
    const locked = await lockSite(tx, ports, caller, input);
    if (!locked.ok) return locked;
    const site = locked.value;
    const before = site.tests.find(({ id }) => id === (known.value?.['id'] ?? input.id));
    // A repeat with the same id gets the result of the first request.
    if (before !== undefined && (known.value !== null || before.placedById === accountId))
      return ok({
        test: describeTest(before, accountId),
        merged: known.value?.['merged'] === 'true',
      });
    // If the request is known, the test was placed before, but has since ended or been merged into another test.
    if (known.value !== null) return TEST_OVER;
    // If the id is taken, it belongs to another user's test.
    if (await tx.siteTests.isTaken(input.id)) return TEST_TAKEN;
    const checked = validate(ports, caller, input, site);
    if (!checked.ok) return refused(checked.error);
    const unwarned = await refuseWarning(tx, accountId, input.warning);
    if (unwarned !== null) return unwarned;
    const proven = await proveTest(tx, ports, caller, site, given);
    if (!proven.ok) return proven;
    const now = ports.clock.now();
    const name = await nameOf(tx, caller);
    const proof = { role: roleOf(caller), accountId, verifiedBy: proven.value };
    const facts = { id: input.id, name, now, ...proof };
    const wanted = newTest(site, checked.value, facts);
    const stored = await store(tx, ports, wanted, site);
    if (!stored.ok) return stored;
    const { test, merged } = stored.value;
    await storeSubmission(tx, ports, caller, submission, { id: test.id, merged: String(merged) });
    const first = site.tests.find(({ id }) => id === test.id);
    await notifyTests(tx, ports, [
      { event: eventOf(stored.value, first), test, at: now, by: name },
    ]);
    await recordAudit(tx, ports, caller, {
      operation: 'test.place',
      result: 'ok',
      target: `site ${site.siteNum}`,
      detail: detailOf(test, { merged: String(merged) }),
    });
    return ok({ test: describeTest(test, accountId), merged });
  };

/** New values of a planned test, with the revision on which the edit is based. */
export interface EditInput extends TestForm, ListInput {
  readonly id: string;
  readonly rev: number;
}

const edit =
  (ports: TestPorts, caller: SessionCaller, input: EditInput) =>
  async (tx: Transaction): Reply<ChangedTest> => {
    const locked = await lockSiteOfTest(tx, ports, caller, input);
    if (!locked.ok) return locked;
    const site = locked.value;
    const now = ports.clock.now();
    const before = site.tests.find(({ id }) => id === input.id);
    if (before === undefined) return NOT_FOUND;
    const asked = { rev: input.rev, states: ['Scheduled'] } as const;
    const stale = refusedChange(ports, site, before, asked);
    if (stale !== null) return stale;
    if (before.recurrence !== null && roleOf(caller) === 'customer')
      return refused({ recurrence: PLACEMENT_TEXT.notRecurring });
    const checked = validate(ports, caller, input, site);
    if (!checked.ok) return refused(checked.error);
    const unwarned = await refuseWarning(tx, before.placedById, input.warning);
    if (unwarned !== null) return unwarned;
    const name = await nameOf(tx, caller);
    const wanted: StoredTest = {
      ...before,
      ...checked.value,
      role: roleOf(caller),
      warned: [],
      rev: before.rev + 1,
      updatedAt: now,
      updatedBy: name,
    };
    const stored = await store(tx, ports, wanted, site);
    if (!stored.ok) return stored;
    const { test, merged } = stored.value;
    const reply = { test: describeTest(test, caller.session.accountId), merged };
    await storeCall(tx, ports, caller, { reply });
    const first = site.tests.find(({ id }) => id === test.id);
    await notifyTests(tx, ports, [
      { event: eventOf(stored.value, first), test, at: now, by: name },
    ]);
    await recordAudit(tx, ports, caller, {
      operation: 'test.edit',
      result: 'ok',
      target: `site ${site.siteNum}`,
      detail: detailOf(test, { was: JSON.stringify(detailOf(before)) }),
    });
    return ok(reply);
  };

/** Creates the use cases that place a site on test and edit planned tests (domain guide 6.1). */
export const placeTests = (ports: TestPorts) => ({
  /** Places a test, after checking the passcode or PIN, and merges it with the tests that it overlaps. Idempotent by id. */
  placeTest: async (
    caller: SessionCaller,
    { code = '', ...input }: PlaceInput,
  ): Reply<ChangedTest> => {
    if (code.trim() === '') return ports.unitOfWork.run(place(ports, caller, input, null));
    const about = { operation: 'test.place', target: `site ${input.sn}` };
    const asked = {
      ...({ siteNum: input.sn, code, use: 'Place on test' } as const),
      holds: codeHolds(caller, input.sn),
    };
    const given = await verifyPasscode(ports, asked, (tx, wait) =>
      refuseLimited(tx, ports, caller, about, wait),
    );
    return given.ok ? ports.unitOfWork.run(place(ports, caller, input, given.value)) : given;
  },

  /** Edits a test that has not started yet. */
  editTest: (caller: SessionCaller, input: EditInput): Reply<ChangedTest> =>
    ports.unitOfWork.run(edit(ports, caller, input)),
});
