import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BRANDING, type Branding } from '#core/branding/branding.schema.ts';
import { followDealer } from '#core/branding/follow-dealer.use-case.ts';
import { err, ok, type Result, type Failure } from '#core/kernel/result.ts';
import { APPLICATIONS, type Application } from '#core/permission/application.schema.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const OFFLINE: Failure = { kind: 'unreachable' };
const brandingValuesOf = (group: number): Branding => ({
  ...DEFAULT_BRANDING,
  displayName: `Dealer ${group}`,
});

const OF_PAGE: Branding = { ...DEFAULT_BRANDING, displayName: 'As the page came' };

const person = (
  application: Application,
  siteGroupNum: number | null,
  flags: Parameters<typeof viewOf>[1] = {},
): SessionView => ({ ...viewOf(application, flags), siteGroupNum });

class World {
  readonly session = new SessionContext();
  readonly asked: (number | null)[] = [];
  readonly remembered: number[] = [];
  readonly shown: Branding[] = [];
  readonly clock = { at: 1000000, now: () => this.clock.at };
  answer: (group: number) => Result<Branding, Failure> = (group) => ok(brandingValuesOf(group));
  readonly #looks$ = followDealer({
    session: this.session,
    branding: {
      branding: (group) => {
        this.asked.push(group);
        return Promise.resolve(this.answer(group ?? 0));
      },
    },
    memory: { remember: (group) => void this.remembered.push(group) },
    page: { branding: OF_PAGE, brandingOf: 12, readAt: 1000000 },
    clock: this.clock,
  });

  watch(into: Branding[] = this.shown): void {
    this.#looks$.subscribe((looks) => into.push(looks));
  }

  async signIn(view: SessionView): Promise<void> {
    this.session.apply({ kind: 'signedIn', grant: grantOf(view) });
    await Promise.resolve();
    await new Promise((done) => setImmediate(done));
  }
}

describe('whose looks the portal wears', () => {
  let world: World;
  beforeEach(() => {
    world = new World();
    world.watch();
  });

  it('takes on the dealer of the session at the first step and remembers it once the sign-in is complete', async () => {
    await world.signIn(person(APPLICATIONS.dealer, 4471, { mfaRequired: true }));
    expect(world.shown).toEqual([brandingValuesOf(4471)]);
    expect(world.remembered).toEqual([]);
    await world.signIn(person(APPLICATIONS.dealer, 4471));
    expect(world.remembered).toEqual([4471]);
    expect(world.asked).toEqual([4471]);
  });

  it('shows staff the provider, whatever dealer was there before, and remembers nothing of them', async () => {
    await world.signIn(person(APPLICATIONS.staff, null));
    expect(world.shown).toEqual([DEFAULT_BRANDING]);
    expect(world.asked).toEqual([]);
    expect(world.remembered).toEqual([]);
  });

  it('takes on the looks of whom staff view the portal as, and remembers nothing of it', async () => {
    const impersonation = { actorName: 'Marcus', mode: 'look', endsInSeconds: 60 } as const;
    await world.signIn({ ...person(APPLICATIONS.dealer, 4471), impersonation });
    expect(world.shown).toEqual([brandingValuesOf(4471)]);
    expect(world.remembered).toEqual([]);
  });

  it('keeps what is shown for nobody, for a customer without a link and after signing out', async () => {
    await world.signIn(person(APPLICATIONS.customer, null));
    world.session.apply({ kind: 'signedOut', reason: 'asked' });
    expect(world.shown).toEqual([]);
    expect(world.remembered).toEqual([]);
  });

  it('keeps what is shown when the looks cannot be had, and still remembers the dealer', async () => {
    world.answer = () => err(OFFLINE);
    await world.signIn(person(APPLICATIONS.dealer, 4471));
    expect(world.shown).toEqual([]);
    expect(world.remembered).toEqual([4471]);
  });

  it('does not ask for the looks that just came with the page, and for no others', async () => {
    world.clock.at += 59999;
    await world.signIn(person(APPLICATIONS.dealer, 12));
    world.session.apply({ kind: 'groupChanged', siteGroupNum: 4471 });
    await new Promise((done) => setImmediate(done));
    expect(world.shown).toEqual([OF_PAGE, brandingValuesOf(4471)]);
    expect(world.asked).toEqual([4471]);
    expect(world.remembered).toEqual([12, 4471]);
  });

  it('asks again once the page has stood open for a minute', async () => {
    world.clock.at += 60000;
    await world.signIn(person(APPLICATIONS.dealer, 12));
    expect(world.asked).toEqual([12]);
  });

  it('hands the newest looks to whoever comes later without asking again', async () => {
    await world.signIn(person(APPLICATIONS.dealer, 4471));
    const later: Branding[] = [];
    world.watch(later);
    expect(later).toEqual([brandingValuesOf(4471)]);
    expect(world.asked).toEqual([4471]);
  });
});
