import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#core/session/session-event.ts';
import { reduceSession, SIGNED_OUT, type SessionState } from '#core/session/session-state.rule.ts';
import { NO_REQUIREMENTS } from '#core/session/requirements.schema.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';

const applications = fc.constantFrom(1 as const, 2 as const, 3 as const);
const groups = fc.option(fc.constantFrom(100, 200));
const grants = fc
  .record({
    userId: fc.constantFrom('ann', 'bob'),
    application: applications,
    token: fc.constantFrom('t1', 't2', 't3'),
    group: groups,
    demands: fc.boolean(),
  })
  .map(grantOf);
const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  grants.map((grant) => ({ kind: 'signedIn' as const, grant })),
  grants.map((grant) => ({ kind: 'impersonationStarted' as const, grant })),
  grants.map((grant) => ({ kind: 'impersonationEnded' as const, grant })),
  fc.record({
    kind: fc.constant('signedOut' as const),
    reason: fc.constantFrom('asked' as const, 'expired' as const, 'elsewhere' as const),
  }),
  fc.tuple(grants, fc.boolean()).map(([grant, raised]) => ({
    kind: 'stepCompleted' as const,
    reply: { session: grant.session, token: raised ? grant.token : null },
  })),
  fc.boolean().map((mfaRequired) => ({
    kind: 'demandsChanged' as const,
    requirements: { ...NO_REQUIREMENTS, mfaRequired },
  })),
  grants.map((grant) => ({ kind: 'viewChanged' as const, view: grant.session })),
  groups.map((siteGroupNum) => ({ kind: 'groupChanged' as const, siteGroupNum })),
  fc.constantFrom('t1', 't2').map((token) => ({ kind: 'tokenExpired' as const, token })),
  fc
    .tuple(grants, fc.nat(5))
    .map(([grant, generation]) => ({ kind: 'tokenRefreshed' as const, grant, generation })),
);
const histories = fc.array(events, { maxLength: 30, size: 'max' });

const states = histories.map((history) => history.reduce(reduceSession, SIGNED_OUT));
const law = (holds: (before: SessionState, event: SessionEvent, after: SessionState) => void) => {
  fc.assert(
    fc.property(states, events, (before, event) => {
      holds(before, event, reduceSession(before, event));
    }),
    { numRuns: 2_000 },
  );
};

describe('The session', () => {
  it('has user, token and view together or not at all', () => {
    law((_, __, { view, context }) => {
      expect(context.user === null).toBe(view === null);
      if (context.user === null) expect(context.token).toBeNull();
      else expect(context.user.id).toBe(view?.user.id);
    });
  });

  it('I16: leaves nothing after a sign-out but its reason', () => {
    law((_, event, after) => {
      if (event.kind !== 'signedOut') return;
      expect(after.view).toBeNull();
      expect(after.ended).toBe(event.reason);
      expect(after.context).toMatchObject({
        user: null,
        token: null,
        siteGroupNum: null,
        actionRequired: false,
      });
    });
  });

  it('counts an epoch whenever it becomes somebody else’s', () => {
    law((before, event, after) => {
      const from = before.context.user?.id ?? null;
      const to = after.context.user?.id ?? null;
      const epochs = after.context.epoch - before.context.epoch;
      if (from !== null && from !== to) expect(epochs).toBe(1);
      if (event.kind === 'groupChanged' || event.kind === 'demandsChanged') expect(epochs).toBe(0);
    });
  });

  it('counts a generation at every sign-in and sign-out', () => {
    law((before, event, after) => {
      if (event.kind !== 'signedIn' && event.kind !== 'signedOut') return;
      expect(after.context.generation).toBe(before.context.generation + 1);
    });
  });

  it('counts a group version exactly when the group changes', () => {
    law((before, _, after) => {
      const changed = before.context.siteGroupNum !== after.context.siteGroupNum;
      expect(after.context.groupVersion - before.context.groupVersion).toBe(changed ? 1 : 0);
    });
  });

  it('I20: takes a refreshed token of its own generation only', () => {
    law((before, event, after) => {
      if (event.kind !== 'tokenRefreshed') return;
      if (event.generation !== before.context.generation || before.context.token === null)
        expect(after).toBe(before);
      else expect(after.context.token).toBe(event.grant.token.accessToken);
    });
  });

  it('I23: learns of demands in the same event as of the user', () => {
    law((_, event, after) => {
      if (event.kind === 'signedIn' || event.kind === 'impersonationStarted')
        expect(after.context.actionRequired).toBe(event.grant.session.requirements.mfaRequired);
    });
  });

  it('takes a changed view of its own person only, with its demands, and keeps token and group', () => {
    law((before, event, after) => {
      if (event.kind !== 'viewChanged') return;
      const { context } = after;
      if (event.view.user.id !== before.context.user?.id) {
        expect(after).toBe(before);
        return;
      }
      expect(after.view?.user).toBe(event.view.user);
      expect(context.actionRequired).toBe(event.view.requirements.mfaRequired);
      expect(context.siteGroupNum).toBe(before.context.siteGroupNum ?? event.view.siteGroupNum);
      const { token, tokenExpired, epoch, generation } = before.context;
      expect(context).toMatchObject({ token, tokenExpired, epoch, generation });
    });
  });

  it('shows the group that requests will name', () => {
    law((_, __, { view, context }) => {
      if (view !== null) expect(view.siteGroupNum).toBe(context.siteGroupNum);
    });
  });
});
