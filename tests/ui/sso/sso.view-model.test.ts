import { describe, expect, it } from 'vitest';
import { LIMITS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { SsoGateway } from '#core/sso/sso.gateway.port.ts';
import type { SsoProvider, SsoTenant } from '#core/sso/sso-tenant.schema.ts';
import { SsoViewModel } from '#ui/sso/sso.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const HARBOR: SsoTenant = {
  siteGroupNum: 4471,
  dealerName: 'Harbor Point Alarm',
  providers: ['Microsoft', 'Okta', 'DUO'],
};
const COVE: SsoTenant = { siteGroupNum: 4490, dealerName: 'Cove Alarm', providers: ['Okta'] };
const UNKNOWN = { kind: 'refused', status: 404, message: 'Invalid Domain', code: null } as const;

class World {
  readonly sso = scripted<SsoGateway>();
  readonly left: { siteGroupNum: number; provider: SsoProvider }[] = [];
  closed = 0;
  readonly model: SsoViewModel;

  constructor(known: number | null = null) {
    this.model = new SsoViewModel({
      known,
      actions: {
        findTenant: (by) => this.sso.findTenant(by),
        leave: (to) => void this.left.push(to),
        close: () => (this.closed += 1),
      },
    });
  }

  async ask(teamDomain: string): Promise<void> {
    this.model.type(teamDomain);
    await this.model.submit();
  }
}

describe('a dealer that is known', () => {
  it('shows its providers at once, and is asked for once however often the screen mounts', async () => {
    const world = new World(4471);
    world.sso.onFindTenant.gives(HARBOR);
    expect(world.model.flow.at).toBe('looking');
    const first = world.model.start();
    world.model.dispose();
    await Promise.all([first, world.model.start()]);
    expect(world.model.flow).toEqual({ at: 'providers', tenant: HARBOR });
    expect(world.sso.onFindTenant.calls).toEqual([[{ siteGroupNum: 4471 }]]);
  });

  it.each([
    ['has no single sign-on', UNKNOWN],
    ['cannot be asked', { kind: 'unreachable' }],
    ['was asked too often', { kind: 'rateLimited', message: null, retryAfterSeconds: 60 }],
  ] as const)('that %s leads to the team domain without a word', async (_, failure) => {
    const world = new World(4480);
    world.sso.onFindTenant.fails(failure);
    await world.model.start();
    const { flow, fieldError, problem } = world.model;
    expect([flow.at, fieldError, problem]).toEqual(['picker', null, null]);
  });

  it('may be another than the person’s own', async () => {
    const world = new World(4471);
    world.sso.onFindTenant.gives(HARBOR).gives(COVE);
    await world.model.start();
    world.model.pickAnother();
    world.model.back();
    expect(world.model.flow).toEqual({ at: 'providers', tenant: HARBOR });
    world.model.pickAnother();
    await world.ask('cove');
    expect(world.model.flow).toEqual({ at: 'providers', tenant: COVE });
    expect(world.closed).toBe(0);
  });
});

describe('the team domain', () => {
  it('is asked for where no dealer is known, and nothing is looked up before', async () => {
    const world = new World();
    await world.model.start();
    expect(world.model.flow.at).toBe('picker');
    expect(world.sso.onFindTenant.calls).toEqual([]);
  });

  it('is required', async () => {
    const world = new World();
    world.model.leaveField();
    expect(world.model.fieldError).toBeNull();
    await world.ask('   ');
    expect(world.model.fieldError).toBe('Team domain is required');
    expect(world.model.refusals).toBe(1);
    expect(world.sso.onFindTenant.calls).toEqual([]);
    world.model.type('h');
    expect(world.model.fieldError).toBeNull();
  });

  it('is checked when it is left, and sent without the spaces around it', async () => {
    const world = new World();
    world.model.type('x'.repeat(LIMITS.teamDomain + 1));
    world.model.leaveField();
    expect(world.model.fieldError).toContain('at most');
    world.sso.onFindTenant.gives(HARBOR);
    await world.ask('  harbor ');
    expect(world.sso.onFindTenant.calls).toEqual([[{ teamDomain: 'harbor' }]]);
    expect(world.model.flow).toEqual({ at: 'providers', tenant: HARBOR });
  });

  it('that nobody has is told at the field, which keeps what was typed and takes the focus again', async () => {
    const world = new World();
    world.sso.onFindTenant.fails(UNKNOWN).gives({ ...HARBOR, providers: [] });
    for (const refusals of [1, 2]) {
      await world.ask('harbour');
      const { fieldError, teamDomain, flow, busy } = world.model;
      expect([fieldError, teamDomain, flow.at, busy]).toEqual([
        MESSAGES.invalidDomain,
        'harbour',
        'picker',
        false,
      ]);
      expect(world.model.refusals).toBe(refusals);
    }
  });

  it.each([
    [{ kind: 'rateLimited', message: null, retryAfterSeconds: 30 }, MESSAGES.tooManyAttempts],
    [{ kind: 'unreachable' }, MESSAGES.sso],
    [{ kind: 'faulted', status: 503, message: 'A database is away.' }, MESSAGES.sso],
    [{ kind: 'timedOut' }, MESSAGES.sso],
  ] as const)('keeps what was typed when %o', async (failure, text) => {
    const world = new World();
    world.sso.onFindTenant.fails(failure).gives(HARBOR);
    await world.ask('harbor');
    expect([world.model.problem, world.model.fieldError]).toEqual([text, null]);
    expect(world.model.teamDomain).toBe('harbor');
    await world.model.submit();
    expect(world.model.problem).toBeNull();
    expect(world.model.flow.at).toBe('providers');
  });

  it('is asked once for two presses', async () => {
    const world = new World();
    world.sso.onFindTenant.gives(HARBOR);
    world.model.type('harbor');
    await Promise.all([world.model.submit(), world.model.submit()]);
    expect(world.sso.onFindTenant.calls).toHaveLength(1);
  });

  it('leads back to the form, and an answer that comes later opens nothing', async () => {
    const world = new World();
    world.sso.onFindTenant.gives(HARBOR);
    const asking = world.ask('harbor');
    world.model.back();
    await asking;
    expect(world.closed).toBe(1);
    expect(world.model.flow.at).toBe('picker');
    expect(world.model.busy).toBe(false);
  });
});

describe('choosing a provider', () => {
  it('leaves once for the shown dealer, and the page is usable again when the browser returns to it', async () => {
    const world = new World();
    world.sso.onFindTenant.gives(HARBOR);
    await world.ask('harbor');
    world.model.choose('DUO');
    world.model.choose('Okta');
    expect(world.left).toEqual([{ siteGroupNum: 4471, provider: 'DUO' }]);
    expect(world.model.flow).toMatchObject({ at: 'leaving', provider: 'DUO' });
    world.model.comeBack();
    world.model.choose('Okta');
    expect(world.left.at(-1)).toEqual({ siteGroupNum: 4471, provider: 'Okta' });
  });

  it('leaves for none that the dealer does not have', async () => {
    const world = new World();
    world.sso.onFindTenant.gives(COVE);
    await world.ask('cove');
    world.model.choose('Microsoft');
    expect(world.left).toEqual([]);
    expect(world.model.flow.at).toBe('providers');
  });
});
