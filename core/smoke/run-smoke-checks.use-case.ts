import type { HomeGateway } from '../home/home.gateway.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { NoticeGateway } from '../notices/notice.gateway.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import { describeFailure } from './describe-failure.rule.ts';
import { judgeSmoke } from './judge-smoke.rule.ts';
import { readHome } from './read-home.operation.ts';
import {
  SMOKE_CHECKS,
  type CheckOutcome,
  type CheckResult,
  type SmokeCheckName,
  type SmokeReport,
} from './smoke-check.ts';
import { smokeLogin, type SmokeAccount } from './smoke-login.operation.ts';
import { endSession } from './smoke-logout.operation.ts';
import type { CodeSource, DeploymentGateway, SmokeLogin } from './smoke.port.ts';

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

/** Walks a deployment from health to logout with a real account, in the order of `SMOKE_CHECKS`; changes nothing but the session it opens and ends. */
export class RunSmokeChecks {
  readonly #ports: SmokePorts;

  constructor(ports: SmokePorts) {
    this.#ports = ports;
  }

  /** `noted` hears each result as it comes, for a report that grows. */
  async execute(
    account: SmokeAccount,
    noted: (result: CheckResult) => void = () => undefined,
  ): Promise<SmokeReport> {
    const checks: CheckResult[] = [];
    for (const { name, title, needs } of SMOKE_CHECKS) {
      const missing = SMOKE_CHECKS.find(
        (check) =>
          needs.some((need) => need === check.name) &&
          checks.some((done) => done.name === check.name && done.outcome.state !== 'passed'),
      );
      const begun = this.#ports.clock.now();
      const outcome: CheckOutcome = missing
        ? { state: 'skipped', detail: `needs ${missing.title}` }
        : await this.#run(name, account);
      const result = { name, title, outcome, millis: this.#ports.clock.now() - begun };
      checks.push(result);
      noted(result);
    }
    return { verdict: judgeSmoke(checks), checks };
  }

  #run(name: SmokeCheckName, account: SmokeAccount): Promise<CheckOutcome> {
    switch (name) {
      case 'health':
        return this.#health();
      case 'configuration':
        return this.#configuration(account);
      case 'banner':
        return this.#banner();
      case 'login':
        return this.#login(account);
      case 'session':
        return this.#session();
      case 'gatedCall':
        return this.#gatedCall();
      case 'logout':
        return this.#logout();
    }
  }

  async #health(): Promise<CheckOutcome> {
    return judge(await this.#ports.deployment.health(), ({ live, ready, version }) =>
      live && ready ? passed(`ready, version ${version}`) : failed('up, but not ready'),
    );
  }

  async #configuration({ variant }: SmokeAccount): Promise<CheckOutcome> {
    return judge(await this.#ports.deployment.configuration(), (found) =>
      found.variant === variant
        ? passed(`${found.providerName}, ${found.variant} variant, ${found.environment}`)
        : failed(
            `this address serves the ${found.variant} variant; use --variant ${found.variant}`,
          ),
    );
  }

  async #banner(): Promise<CheckOutcome> {
    return judge(await this.#ports.notices.statusBanner(), ({ active, title, importance }) =>
      passed(active ? `${importance}: ${title}` : 'none active'),
    );
  }

  async #login(account: SmokeAccount): Promise<CheckOutcome> {
    const login = await smokeLogin(this.#ports, account);
    if (login.ok) return passed(login.value);
    // A session that waits for a step is not left behind.
    if (this.#ports.context.current.view !== null) await this.#ports.session.signOut();
    return failed(login.error.reason, login.error.failure);
  }

  async #session(): Promise<CheckOutcome> {
    const mine = this.#ports.context.current.view?.user.id;
    return judge(await this.#ports.session.me(), ({ user }) =>
      user.id === mine
        ? passed(`${user.name} (${user.username})`)
        : failed('the server says this session is somebody else’s'),
    );
  }

  async #gatedCall(): Promise<CheckOutcome> {
    const application = this.#ports.context.current.view?.user.applicationNum;
    if (application === undefined) return failed('nobody is signed in');
    return judge(await readHome(this.#ports.home, application), passed);
  }

  async #logout(): Promise<CheckOutcome> {
    const ended = await endSession(this.#ports.session);
    return ended.ok ? passed('the session is over') : failed(ended.error);
  }
}
