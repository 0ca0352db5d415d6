import { err, ok } from '../../kernel/result.ts';
import type { Document } from '../../documents/document.ts';
import { RESULT_SIGNALS } from '../../tests-on-site/test-limits.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import type { TestState } from '../../tests-on-site/site-test.schema.ts';
import type { SiteTests, TestResults } from '../../tests-on-site/site-tests.schema.ts';
import type { TestCoverage } from '../../tests-on-site/test-coverage.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { letterheadGroup, printable } from '../documents/letterhead-of.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { TestFindings } from './site-test.repository.port.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { roleOf, siteViewer } from '../sites/site-viewer.operation.ts';
import { describeFindings, describeSite } from './describe-test.rule.ts';
import { placeTests, type TestPorts } from './place-tests.use-cases.ts';
import { resultDocument } from './result-document.rule.ts';
import { runTests } from './run-tests.use-cases.ts';

const findingsOf = async (
  ports: Pick<BackendPorts, 'unitOfWork'>,
  caller: SessionCaller,
  { id, ...input }: ListInput & { readonly id: string },
  paper: number | null = null,
): Promise<TestFindings | null> => {
  const viewer = siteViewer(caller, input);
  return viewer === null
    ? null
    : ports.unitOfWork.read((tx) => tx.siteTests.findings(id, viewer, RESULT_SIGNALS, paper));
};

/** Creates the use cases for placing sites on test, for dealers and customers (domain guide 6.1). */
export const createTestsOnSite = (ports: TestPorts & Pick<BackendPorts, 'tableFiles'>) => ({
  ...placeTests(ports),
  ...runTests(ports),

  /** Returns the tests of a site with the data for the test form, optionally only of one device or one state. */
  siteTests: async (
    caller: SessionCaller,
    {
      dn,
      state,
      ...input
    }: SiteInput & {
      readonly dn?: number | undefined;
      readonly state?: TestState | undefined;
    },
  ): Reply<SiteTests> => {
    const now = ports.clock.now();
    const read = await readOfSite(ports, caller, input, (tx, { siteNum, viewer, ...look }) =>
      tx.siteTests.site(siteNum, viewer, look),
    );
    if (!read.ok) return err(read.error);
    const site = read.value;
    const tests = site.tests.filter(
      (test) =>
        (dn === undefined || test.devNums.includes(dn)) &&
        (state === undefined || testState(test, now) === state),
    );
    const who = { role: roleOf(caller), accountId: caller.session.accountId, now };
    return ok(describeSite({ ...site, tests }, who));
  },

  /** Returns which zones of a site were tested in the last twelve months. */
  siteTestCoverage: (caller: SessionCaller, input: SiteInput): Reply<TestCoverage> =>
    readOfSite(ports, caller, input, (tx, { siteNum, viewer, ...look }) =>
      tx.siteTests.coverage(siteNum, viewer, look),
    ),

  /** Returns the results of a running or ended test. */
  testResults: async (
    caller: SessionCaller,
    input: ListInput & { readonly id: string },
  ): Reply<TestResults> => {
    const found = await findingsOf(ports, caller, input);
    if (found === null) return NOT_FOUND;
    const { accountId } = caller.session;
    return ok(describeFindings(found, { accountId, now: ports.clock.now() }));
  },

  /** Returns the results of a test as a printable document. */
  testResultSheet: async (
    caller: SessionCaller,
    input: ListInput & { readonly id: string },
  ): Reply<Document> => {
    const found = await findingsOf(
      ports,
      caller,
      input,
      letterheadGroup(caller, input.siteGroupNum),
    );
    if (found === null) return NOT_FOUND;
    const { accountId } = caller.session;
    const results = describeFindings(found, { accountId, now: ports.clock.now() });
    const bytes = await ports.tableFiles.pdf({
      ...resultDocument(results, ports.wallClock),
      letterhead: printable(found.letterhead),
    });
    const day = ports.wallClock.wallTime(found.test.startsAt, found.site.timeZone).slice(0, 10);
    return ok({ name: `test-results-${found.site.siteNum}-${day}.pdf`, bytes });
  },
});
