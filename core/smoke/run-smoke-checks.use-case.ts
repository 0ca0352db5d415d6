import { counted } from '../kernel/counted.rule.ts';
import type { HomeGateway } from '../home/home.gateway.port.ts';
import { type Failure, ok, type Result, err, type Answer } from '../kernel/result.ts';
import { APPLICATIONS, type Application } from '../session/user.schema.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { NoticeGateway } from '../notices/banner.gateway.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import { describeFailure } from './describe-failure.rule.ts';
import {
  SMOKE_CHECKS,
  type CheckOutcome,
  type CheckResult,
  type SmokeCheckName,
  type SmokeReport,
  type SmokeVerdict,
} from './smoke-check.ts';
import { smokeLogin, type SmokeAccount } from './smoke-login.operation.ts';
import type { CodeSource, DeploymentGateway, SmokeLogin } from './smoke.port.ts';

const sites = (count: number): string => counted(count, 'site');

/** The landing figures of one's own audience, in a few words; the call that the gate guards. */
export const readHome = async (home: HomeGateway, application: Application): Answer<string> => {
  if (application === APPLICATIONS.dealer) {
    const found = await home.dealerHome();
    if (!found.ok) return found;
    const { sites: count, activeAlarmCount, onTestCount } = found.value;
    const onTest = onTestCount === null ? '' : `, ${onTestCount} on test`;
    return ok(`${sites(count)}, ${activeAlarmCount} in alarm${onTest}`);
  }
  if (application === APPLICATIONS.customer) {
    const found = await home.consumerHome();
    return found.ok ? ok(sites(found.value.sites.length)) : found;
  }
  const found = await home.staffHome();
  if (!found.ok) return found;
  return ok(`${sites(found.value.sites)} in ${found.value.siteGroups} site groups`);
};

/** Whether this answer says that the server no longer knows the session, and not merely that nobody answered. */
const saysOver = (failure: Failure): boolean =>
  failure.kind === 'sessionEnded' ||
  failure.kind === 'empty' ||
  (failure.kind === 'refused' && failure.status === 401);

/** Signs out and makes sure of it: neither the old token nor the old cookie may open anything again. */
const endSession = async (session: SessionGateway): Promise<Result<void, string>> => {
  const out = await session.signOut();
  if (!out.ok) return err(describeFailure(out.error));
  const me = await session.me();
  if (me.ok) return err('the session still answers after signing out');
  if (!saysOver(me.error))
    return err(`cannot tell whether it is over: ${describeFailure(me.error)}`);
  const again = await session.refresh();
  if (again.ok) return err('the session can still be resumed after signing out');
  if (!saysOver(again.error)) {
    return err(`cannot tell whether it is over: ${describeFailure(again.error)}`);
  }
  return ok(undefined);
};

/** The verdict over all checks: nothing was there to be checked, all passed, or not. */
export const judgeSmoke = (checks: readonly CheckResult[]): SmokeVerdict => {
  const first = checks[0]?.outcome;
  if (first?.state === 'failed' && first.unreachable) return 'couldNotRun';
  const complete = checks.length === SMOKE_CHECKS.length;
  return complete && checks.every((check) => check.outcome.state === 'passed')
    ? 'passed'
    : 'failed';
};

interface SmokePorts {
  readonly deployment: DeploymentGateway;
  readonly notices: NoticeGateway;
  readonly login: SmokeLogin;
  readonly codes: CodeSource;
  readonly session: SessionGateway;
  readonly home: HomeGateway;
  readonly context: SessionContext;
  readonly clock: Clock;
}

const passed = (detail: string): CheckOutcome => ({ state: 'passed', detail });
const failed = (detail: string, failure: Failure | null = null): CheckOutcome => ({
  state: 'failed',
  detail,
  unreachable: failure?.kind === 'unreachable',
});

const judge = <T>(result: Result<T, Failure>, read: (value: T) => CheckOutcome): CheckOutcome =>
  result.ok ? read(result.value) : failed(describeFailure(result.error), result.error);

type Check = (ports: SmokePorts, account: SmokeAccount) => Promise<CheckOutcome>;

const CHECKS: Record<SmokeCheckName, Check> = {
  health: async ({ deployment }) =>
    judge(await deployment.health(), ({ live, ready, version }) =>
      live && ready ? passed(`ready, version ${version}`) : failed('up, but not ready'),
    ),
  configuration: async ({ deployment }, { variant }) =>
    judge(await deployment.configuration(), (found) =>
      found.variant === variant
        ? passed(`${found.providerName}, ${found.variant} variant, ${found.environment}`)
        : failed(
            `this address serves the ${found.variant} variant, but did not say so when it was asked first`,
          ),
    ),
  banner: async ({ notices }) =>
    judge(await notices.statusBanner(), ({ active, title, importance }) =>
      passed(active ? `${importance}: ${title}` : 'none active'),
    ),
  login: async (ports, account) => {
    const login = await smokeLogin(ports, account);
    if (login.ok) return passed(login.value);
    // A session that waits for a step is not left behind.
    if (ports.context.current.view !== null) await ports.session.signOut();
    return failed(login.error.reason, login.error.failure);
  },
  session: async ({ context, session }) => {
    const mine = context.current.view?.user.id;
    return judge(await session.me(), ({ user }) =>
      user.id === mine
        ? passed(`${user.name} (${user.username})`)
        : failed('the server says this session is somebody else’s'),
    );
  },
  gatedCall: async ({ context, home }) => {
    const application = context.current.view?.user.applicationNum;
    if (application === undefined) return failed('nobody is signed in');
    return judge(await readHome(home, application), passed);
  },
  logout: async ({ session }) => {
    const ended = await endSession(session);
    return ended.ok ? passed('the session is over') : failed(ended.error);
  },
};

/** Walks a deployment from health to logout with a real account, in the order of `SMOKE_CHECKS`; changes nothing but the session it opens and ends. `noted` hears each result as it comes, for a report that grows. */
export const runSmokeChecks =
  (ports: SmokePorts) =>
  async (
    account: SmokeAccount,
    noted: (result: CheckResult) => void = () => undefined,
  ): Promise<SmokeReport> => {
    const checks: CheckResult[] = [];
    for (const { name, title, needs } of SMOKE_CHECKS) {
      const missing = SMOKE_CHECKS.find(
        (check) =>
          needs.some((need) => need === check.name) &&
          checks.some((done) => done.name === check.name && done.outcome.state !== 'passed'),
      );
      const begun = ports.clock.now();
      const outcome: CheckOutcome = missing
        ? { state: 'skipped', detail: `needs ${missing.title}` }
        : await CHECKS[name](ports, account);
      const result = { name, title, outcome, millis: ports.clock.now() - begun };
      checks.push(result);
      noted(result);
    }
    return { verdict: judgeSmoke(checks), checks };
  };
