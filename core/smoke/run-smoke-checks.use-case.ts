import type { RuntimeConfiguration } from '../configuration/runtime-configuration.schema.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { Variant } from '../session/user.schema.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { describeFailure } from './describe-failure.rule.ts';
import { describeLineFault, meetsNobody } from './describe-line-fault.rule.ts';
import { assessSmoke } from './assess-smoke.rule.ts';
import type { LineFault } from './line-fault.ts';
import { plainText } from './plain-text.rule.ts';
import type {
  CheckOutcome,
  CheckResult,
  SmokeCheck,
  SmokeCheckName,
  SmokeReport,
} from './smoke-check.ts';
import { smokeLogin, type SmokeAccount } from './smoke-login.operation.ts';
import type {
  CodeSource,
  DeploymentGateway,
  SmokeLine,
  SmokeSession,
} from './deployment.gateway.port.ts';
import { endSession, readHome } from './read-home.operation.ts';

interface SmokePorts {
  readonly deployment: DeploymentGateway;
  /** Opens a session for the variant that the deployment reports. */
  readonly open: (found: RuntimeConfiguration) => SmokeSession;
  readonly codes: CodeSource;
  readonly line: SmokeLine;
  readonly clock: Clock;
}

export interface SmokeOrder {
  readonly checks: readonly SmokeCheck[];
  /** The account that signs in. Null when no check signs in. */
  readonly account: SmokeAccount | null;
  /** The variant that the deployment should have. Null means any variant. */
  readonly expected: Variant | null;
}

/** A smoke run in progress. The session is opened once the configuration is known. */
interface Run {
  readonly ports: SmokePorts;
  readonly order: SmokeOrder;
  session: SmokeSession | null;
}

const passed = (detail: string): CheckOutcome => ({ state: 'passed', detail });
const failed = (detail: string, unreachable = false): CheckOutcome => ({
  state: 'failed',
  detail,
  unreachable,
});

const isNobody = (failure: Failure, fault: LineFault | null): boolean =>
  fault === null ? failure.kind === 'unreachable' : silent(failure) && meetsNobody(fault);

const silent = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'timedOut';

const checkOne = <T>(
  { ports: { line } }: Run,
  result: Result<T, Failure>,
  read: (value: T) => CheckOutcome,
): CheckOutcome => {
  if (result.ok) return read(result.value);
  const fault = line.fault();
  return failed(describeFailure(result.error, fault), isNobody(result.error, fault));
};

const NOT_INSIDE = failed('no one is signed in');

type Check = (run: Run) => Promise<CheckOutcome>;

const CHECKS: Record<SmokeCheckName, Check> = {
  health: async (run) =>
    checkOne(run, await run.ports.deployment.health(), ({ live, ready, version }) =>
      live && ready ? passed(`ready, version ${version}`) : failed('up, but not ready'),
    ),
  configuration: async (run) =>
    checkOne(run, await run.ports.deployment.configuration(), (found) => {
      const { expected } = run.order;
      if (expected !== null && found.variant !== expected) {
        return failed(
          `this address serves the ${found.variant} variant, not the ${expected} variant that was expected`,
        );
      }
      run.session = run.ports.open(found);
      return passed(`${found.providerName}, ${found.variant} variant, ${found.environment}`);
    }),
  banner: async (run) =>
    checkOne(run, await run.ports.deployment.statusBanner(), ({ active, title, importance }) =>
      passed(active ? `${importance}: ${title}` : 'none active'),
    ),
  login: async ({ ports: { codes, line }, order: { account }, session }) => {
    if (session === null || account === null) return NOT_INSIDE;
    const login = await smokeLogin({ session, codes, line }, account);
    if (login.ok) return passed(login.value);
    // If a session was opened but the sign-in was not completed, the session is ended.
    if (session.context.current.view !== null) await session.session.signOut();
    return failed(login.error);
  },
  session: async (run) => {
    if (run.session === null) return NOT_INSIDE;
    const { context, session } = run.session;
    const mine = context.current.view?.user.id;
    return checkOne(run, await session.me(), ({ user }) =>
      user.id === mine
        ? passed(`${user.name} (${user.username})`)
        : failed('the server says this session is someone else’s'),
    );
  },
  gatedCall: async (run) => {
    const application = run.session?.context.current.view?.user.applicationNum;
    if (run.session === null || application === undefined) return NOT_INSIDE;
    return checkOne(run, await readHome(run.session.home, application), passed);
  },
  logout: async ({ ports: { line }, session }) => {
    if (session === null) return NOT_INSIDE;
    const ended = await endSession(session.session, line);
    return ended.ok ? passed('the session is over') : failed(ended.error);
  },
};

/** Runs a check within its time limit and makes the result text safe to print. A sign-in that takes too long leaves no session open. */
const runCheck = async (run: Run, name: SmokeCheckName): Promise<CheckOutcome> => {
  const { line } = run.ports;
  const done = await line.within(() => CHECKS[name](run));
  if (done.ok) return { ...done.value, detail: plainText(done.value.detail) };
  const { session } = run;
  if (name === 'login' && session !== null && session.context.current.view !== null) {
    await line.within(() => session.session.signOut());
  }
  const fault = done.error;
  const took = `took longer than ${line.limit / 1000} s`;
  if (fault === null) return failed(took);
  return failed(plainText(`${took}: ${describeLineFault(fault)}`), meetsNobody(fault));
};

/**
 * Runs the ordered checks against a deployment with a real account. The checks change nothing, except that they open and
 * end a session. `noted` is called with each result as soon as it is known.
 */
export const runSmokeChecks =
  (ports: SmokePorts) =>
  async (
    order: SmokeOrder,
    noted: (result: CheckResult) => void = () => undefined,
  ): Promise<SmokeReport> => {
    const run: Run = { ports, order, session: null };
    const checks: CheckResult[] = [];
    for (const { name, title, needs } of order.checks) {
      const missing = order.checks.find(
        (check) =>
          needs.some((need) => need === check.name) &&
          checks.some((done) => done.name === check.name && done.outcome.state !== 'passed'),
      );
      const begun = ports.clock.now();
      const outcome: CheckOutcome = missing
        ? { state: 'skipped', detail: `needs ${missing.title}` }
        : await runCheck(run, name);
      const result = { name, title, outcome, millis: ports.clock.now() - begun };
      checks.push(result);
      noted(result);
    }
    return { verdict: assessSmoke(checks, order.checks), checks };
  };
