import { describe, expect, it } from 'vitest';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import { signIn } from '#core/login/sign-in.use-case.ts';
import { verifyCode } from '#core/login/verify-code.use-case.ts';
import type { LoginRequirements } from '#core/session/session-view.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Application } from '#core/permission/application.schema.ts';
import { runSmokeChecks } from '#core/smoke/run-smoke-checks.use-case.ts';
import type { LineFault } from '#core/smoke/line-fault.ts';
import { planChecks } from '#core/smoke/plan-checks.rule.ts';
import { SMOKE_CHECKS, type SmokeCheckName, type SmokeReport } from '#core/smoke/smoke-check.ts';
import type {
  DeploymentGateway,
  SmokeHome,
  SmokeLine,
} from '#core/smoke/deployment.gateway.port.ts';
import { grantOf, replyOf, viewOf } from '../login/support/people.ts';
import { SignInWorld } from '../login/support/sign-in-world.ts';
import { QUIET_HOME } from '../../support/dealer-home.ts';
import { CONFIGURATION } from '../../support/plain-page.ts';
import { scripted } from '../../support/scripted.ts';

const DEALER_HOME: DealerHome = {
  ...QUIET_HOME,
  sites: 140,
  activeAlarmCount: 3,
  onTestCount: 7,
};
const OVER: Failure = { kind: 'sessionEnded' };

/** A deployment without problems, except those that a test adds. */
class SmokeWorld extends SignInWorld {
  readonly deployment = scripted<DeploymentGateway>();
  readonly home = scripted<SmokeHome>();
  readonly asked: (string | null)[] = [];
  code: string | null = '123456';
  fault: LineFault | null = null;
  /**
   * Number of the smoke check, starting at 1, that exceeds its time limit: the work of this check is done, but its result
   * never arrives.
   */
  endless = 0;
  #begun = 0;

  readonly #line: SmokeLine = {
    limit: 2500,
    within: async (check) => {
      this.#begun += 1;
      const isEndless = this.#begun === this.endless;
      const done = await check();
      return isEndless ? err(this.fault) : ok(done);
    },
    fault: () => this.fault,
  };

  constructor(application: Application = 2, flags: Partial<LoginRequirements> = {}) {
    super();
    const view = viewOf(application, { betaUser: true, ...flags });
    this.deployment.onHealth.gives({ live: true, ready: true, version: '1.0' });
    this.deployment.onConfiguration.gives(CONFIGURATION);
    this.deployment.onStatusBanner.gives({
      active: true,
      title: 'Sunday',
      body: '',
      importance: 'Warning',
    });
    this.login.onCredentialLogin.gives(grantOf(view));
    this.login.onConsumerLogin.gives(grantOf(view));
    this.mfa.onVerifyCode.gives(replyOf(viewOf(application, { betaUser: true })));
    this.session.onMe.gives(viewOf(application, { betaUser: true })).fails(OVER);
    this.session.onSignOut.gives(undefined);
    this.session.onRefresh.fails({ kind: 'refused', status: 401, message: null, code: null });
    this.home.onDealerHome.gives(DEALER_HOME);
  }

  run(
    expected: Variant | null = null,
    chosen: readonly SmokeCheckName[] = SMOKE_CHECKS.map(({ name }) => name),
  ): Promise<SmokeReport> {
    const { mfa, account, session, context, clock } = this;
    const { checks } = planChecks(chosen);
    const enter = signIn({ login: this.login, context });
    const verify = verifyCode({ mfa, account, session, context });
    return runSmokeChecks({
      deployment: this.deployment,
      open: ({ variant }) => ({
        variant,
        login: {
          signIn: (input) => enter({ ...input, internal: false, returnUrl: null, clientIp: null }),
          verifyCode: (input) => verify({ ...input, rememberDevice: false }),
        },
        session,
        home: this.home,
        context,
      }),
      line: this.#line,
      codes: {
        prepare: () => Promise.resolve(),
        code: (sentTo) => {
          this.asked.push(sentTo);
          return Promise.resolve(this.code);
        },
        advice: 'ask a person',
      },
      clock,
    })({ checks, expected, account: { username: 'dealer.admin', password: 'secret words' } });
  }
}

const states = (report: SmokeReport) => report.checks.map((check) => check.outcome.state);
const outcomeOf = (report: SmokeReport, name: string) =>
  report.checks.find((check) => check.name === name)?.outcome;

describe('the smoke checks', () => {
  it('run in their order and pass where everything is well', async () => {
    const report = await new SmokeWorld().run();
    expect(report.verdict).toBe('passed');
    expect(report.checks.map((check) => check.name)).toEqual(
      SMOKE_CHECKS.map((check) => check.name),
    );
    expect(outcomeOf(report, 'gatedCall')).toEqual({
      state: 'passed',
      detail: '140 sites, 3 in alarm, 7 on test',
    });
  });

  it('could not run when nobody answers at all', async () => {
    const world = new SmokeWorld();
    world.deployment.onHealth.clear().fails({ kind: 'unreachable' });
    const report = await world.run();
    expect(report.verdict).toBe('couldNotRun');
    expect(states(report)).toEqual(['failed', ...Array.from({ length: 6 }, () => 'skipped')]);
  });

  it('fail, not "could not run", when a server answers badly', async () => {
    const world = new SmokeWorld();
    world.deployment.onHealth.clear().fails({ kind: 'faulted', status: 503, message: 'starting' });
    expect((await world.run()).verdict).toBe('failed');
  });

  it('fail for wrong credentials, without signing out of a session that never was', async () => {
    const world = new SmokeWorld();
    world.login.onCredentialLogin.clear().fails({
      kind: 'refused',
      status: 401,
      message: 'The username or password is not correct.',
      code: null,
    });
    const report = await world.run();
    expect(report.verdict).toBe('failed');
    expect(states(report).slice(3)).toEqual(['failed', 'skipped', 'skipped', 'skipped']);
    expect(outcomeOf(report, 'login')?.detail).toBe(
      'refused (401): The username or password is not correct.',
    );
    expect(world.session.onSignOut.calls).toHaveLength(0);
  });

  it('enter the code where one is asked for', async () => {
    const world = new SmokeWorld(2, {
      mfaRequired: true,
      mfaSentTo: 'email',
      mfaSentToMsg: 'd•••@e•••.com',
    });
    const report = await world.run();
    expect(report.verdict).toBe('passed');
    expect(world.asked).toEqual(['d•••@e•••.com']);
    expect(world.mfa.onVerifyCode.calls).toEqual([[{ code: '123456', rememberDevice: false }]]);
  });

  it('stop and clean up when no code can be had', async () => {
    const world = new SmokeWorld(2, { mfaRequired: true });
    world.code = null;
    const report = await world.run();
    expect(outcomeOf(report, 'login')?.detail).toBe(
      'a verification code is needed (mfaVerify); ask a person',
    );
    expect(world.session.onSignOut.calls).toHaveLength(1);
  });

  it('enter a refused code only once', async () => {
    const world = new SmokeWorld(2, { mfaRequired: true });
    const refusal = { kind: 'refused', status: 401, message: 'Wrong code', code: 'wrongCode' };
    world.mfa.onVerifyCode.clear().fails(refusal as Failure);
    const report = await world.run();
    expect(outcomeOf(report, 'login')?.detail).toContain('Wrong code');
    expect(world.mfa.onVerifyCode.calls).toHaveLength(1);
  });

  it.each([
    ['contactInfo', { noContactInfo: true }],
    ['usernameReset', { usernameResetRequired: true }],
    ['securityQuestions', { verifySecurityQuestions: true }],
    ['passwordReset', { passwordResetRequired: true }],
    ['terms', { termsAndConditionsRequired: true }],
    ['privacy', { privacyPolicyRequired: true }],
  ] as const)('never decide %s for a person, but name it', async (step, flags) => {
    const world = new SmokeWorld(2, flags);
    const report = await world.run();
    expect(report.verdict).toBe('failed');
    expect(outcomeOf(report, 'login')?.detail).toContain(step);
    expect(world.session.onSignOut.calls).toHaveLength(1);
  });

  it('name the variant of the address when another was expected', async () => {
    const world = new SmokeWorld(3);
    const report = await world.run('consumer');
    expect(outcomeOf(report, 'configuration')?.detail).toContain('serves the dealer variant');
    expect(outcomeOf(report, 'login')?.state).toBe('skipped');
  });

  it('read the figures of the audience that signed in', async () => {
    const consumer = new SmokeWorld(3);
    consumer.deployment.onConfiguration.clear().gives({ ...CONFIGURATION, variant: 'consumer' });
    consumer.home.onConsumerHome.gives({ asOf: '', sites: [] });
    expect(outcomeOf(await consumer.run('consumer'), 'gatedCall')?.detail).toBe('0 sites');
    expect(consumer.login.onConsumerLogin.calls).toHaveLength(1);
    expect(consumer.home.onDealerHome.calls).toHaveLength(0);
  });

  it('fail when the session is somebody else’s', async () => {
    const world = new SmokeWorld();
    world.session.onMe.clear().gives(viewOf(1)).fails(OVER);
    expect(outcomeOf(await world.run(), 'session')?.state).toBe('failed');
  });

  it.each([
    ['still answers', (w: SmokeWorld) => w.session.onMe.clear().gives(viewOf(2))],
    ['can be resumed', (w: SmokeWorld) => w.session.onRefresh.clear().gives(grantOf(viewOf(2)))],
    [
      'cannot be asked about',
      (w: SmokeWorld) => w.session.onRefresh.clear().fails({ kind: 'unreachable' }),
    ],
    [
      'cannot be ended',
      (w: SmokeWorld) =>
        w.session.onSignOut.clear().fails({ kind: 'faulted', status: 500, message: null }),
    ],
  ])('do not believe a logout whose session %s', async (_, spoil) => {
    const world = new SmokeWorld();
    spoil(world);
    const report = await world.run();
    expect(outcomeOf(report, 'logout')?.state).toBe('failed');
    expect(report.verdict).toBe('failed');
  });

  it('name the cause the network gave, and call it "could not run" only where nobody is', async () => {
    const request = 'GET /api/health';
    const cases: readonly (readonly [LineFault, string, string])[] = [
      [{ kind: 'noSuchHost', request, host: 'portal.example' }, 'host not found', 'couldNotRun'],
      [{ kind: 'slow', request, before: 'answer' }, 'was not answered', 'couldNotRun'],
      [
        { kind: 'certificate', request, host: 'a', certificate: { why: 'expired' } },
        'has expired',
        'failed',
      ],
      [
        { kind: 'redirected', request, status: 301, to: 'https://b.example/' },
        'redirected (301) to https://b.example/',
        'failed',
      ],
    ];
    for (const [fault, text, verdict] of cases) {
      const world = new SmokeWorld();
      world.deployment.onHealth.clear().fails({ kind: 'unreachable' });
      world.fault = fault;
      const report = await world.run();
      expect([outcomeOf(report, 'health')?.detail, report.verdict]).toEqual([
        expect.stringContaining(text),
        verdict,
      ]);
    }
  });

  it('name what took longer than the time they have', async () => {
    const world = new SmokeWorld();
    world.endless = 3;
    world.fault = { kind: 'slow', request: 'GET /api/statusBanner', before: 'end' };
    const report = await world.run();
    expect(outcomeOf(report, 'banner')?.detail).toBe(
      'took longer than 2.5 s: the answer to GET /api/statusBanner started but did not finish',
    );
    expect(report.verdict).toBe('failed');
    expect(outcomeOf(report, 'logout')?.state).toBe('passed');
  });

  it('leave no session behind when the sign-in took too long', async () => {
    const world = new SmokeWorld();
    world.endless = 4;
    const report = await world.run();
    expect(outcomeOf(report, 'login')?.detail).toBe('took longer than 2.5 s');
    expect(world.session.onSignOut.calls).toHaveLength(1);
  });

  it('without a sign-in touch nobody’s account, and pass', async () => {
    const world = new SmokeWorld();
    const report = await world.run(null, ['configuration', 'banner']);
    expect(report.checks.map(({ name }) => name)).toEqual(['health', 'configuration', 'banner']);
    expect(report.verdict).toBe('passed');
    expect(world.login.onCredentialLogin.calls).toHaveLength(0);
  });

  it('print nothing of a server that moves a cursor, wherever it says it', async () => {
    const evil = 'a\u001b[2J\u009b31m\u202eb\u2066\u0007\u{e0041}';
    const view = viewOf(2, { betaUser: true, mfaRequired: true, mfaSentToMsg: evil });
    const world = new SmokeWorld();
    world.deployment.onHealth.clear().gives({ live: true, ready: true, version: evil });
    world.deployment.onConfiguration.clear().gives({ ...CONFIGURATION, providerName: evil });
    world.deployment.onStatusBanner
      .clear()
      .gives({ active: true, title: evil, body: '', importance: 'Warning' });
    world.login.onCredentialLogin.clear().gives(grantOf(view));
    const me = viewOf(2, { betaUser: true });
    world.session.onMe
      .clear()
      .gives({ ...me, user: { ...me.user, name: evil, username: evil } })
      .fails({ kind: 'faulted', status: 500, message: evil });
    const report = await world.run();
    const texts = [...report.checks.map(({ outcome }) => outcome.detail), ...world.asked];
    expect(texts.filter((text) => text?.includes('[2J'))).toHaveLength(6);
    expect(texts.join('')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  });
});
