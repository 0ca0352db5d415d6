import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SessionEvent,
  actionRequired,
  reduceSession,
  SIGNED_OUT,
  type SessionState,
} from '#core/session/session-state.rule.ts';
import { EMPTY_CONTEXT } from '#core/session/request-context.ts';
import { NO_REQUIREMENTS } from '#tests/arbitraries/requirements.ts';
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

  it('signed out is the empty context, and counts on', () => {
    law((before, event, after) => {
      if (event.kind !== 'signedOut') return;
      const { epoch, generation, groupVersion, siteGroupNum } = before.context;
      expect(after).toEqual({
        view: null,
        tokenLifetimeSeconds: 0,
        ended: event.reason,
        context: {
          ...EMPTY_CONTEXT,
          epoch: epoch + 1,
          generation: generation + 1,
          groupVersion: groupVersion + (siteGroupNum === null ? 0 : 1),
        },
      });
    });
  });

  it('begins with all that was granted; the same person keeps the group of this tab', () => {
    law((before, event, after) => {
      if (
        event.kind !== 'signedIn' &&
        event.kind !== 'impersonationStarted' &&
        event.kind !== 'impersonationEnded'
      )
        return;
      const { session, token } = event.grant;
      const { user, siteGroupNum, epoch, generation } = before.context;
      const other = event.kind !== 'signedIn' || (user !== null && user.id !== session.user.id);
      const group = other ? session.siteGroupNum : (siteGroupNum ?? session.siteGroupNum);
      expect(after).toMatchObject({
        view: { ...session, siteGroupNum: group },
        tokenLifetimeSeconds: token.expiresInSeconds,
        ended: null,
        context: {
          user: { id: session.user.id, application: session.user.applicationNum },
          token: token.accessToken,
          tokenExpired: false,
          siteGroupNum: group,
          epoch: epoch + (other ? 1 : 0),
          generation: generation + 1,
        },
      });
    });
  });

  it('takes a refreshed session whole, in the same line of tokens, and somebody else’s as theirs', () => {
    law((before, _, __) => {
      const { user, token, generation, epoch, siteGroupNum } = before.context;
      if (user === null || token === null) return;
      for (const userId of [user.id, 'eve']) {
        const fresh = { userId, application: 1 as const, token: 'fresh', demands: true };
        const granted = grantOf({ ...fresh, group: 300 });
        const grant = { ...granted, token: { ...granted.token, expiresInSeconds: 77 } };
        const after = reduceSession(before, { kind: 'tokenRefreshed', grant, generation });
        const [other, group] = userId === 'eve' ? [1, 300] : [0, siteGroupNum ?? 300];
        expect(after).toMatchObject({
          view: { ...grant.session, siteGroupNum: group },
          tokenLifetimeSeconds: 77,
          context: {
            user: { id: userId },
            token: 'fresh',
            tokenExpired: false,
            siteGroupNum: group,
            actionRequired: true,
            epoch: epoch + other,
            generation: generation + other,
          },
        });
      }
    });
  });

  it('takes the end of a step of its own person only: the demands left, and a token where rights grew', () => {
    law((before, event, after) => {
      if (event.kind !== 'stepCompleted') return;
      const { session, token } = event.reply;
      const { context } = before;
      if (session.user.id !== context.user?.id) {
        expect(after).toBe(before);
        return;
      }
      expect(after).toMatchObject({
        view: { ...session, siteGroupNum: context.siteGroupNum ?? session.siteGroupNum },
        tokenLifetimeSeconds: token?.expiresInSeconds ?? before.tokenLifetimeSeconds,
        ended: before.ended,
        context: {
          user: context.user,
          token: token?.accessToken ?? context.token,
          tokenExpired: token === null && context.tokenExpired,
          actionRequired: session.requirements.mfaRequired,
          siteGroupNum: context.siteGroupNum ?? session.siteGroupNum,
          epoch: context.epoch,
          generation: context.generation + (token === null ? 0 : 1),
        },
      });
    });
  });

  it('keeps the lifetime a step did not speak about', () => {
    const grant = grantOf({ userId: 'ann', application: 2, token: 't1', group: null });
    const signedIn = reduceSession(SIGNED_OUT, {
      kind: 'signedIn',
      grant: { ...grant, token: { ...grant.token, expiresInSeconds: 77 } },
    });
    const reply = { session: grant.session, token: null };
    expect(reduceSession(signedIn, { kind: 'stepCompleted', reply }).tokenLifetimeSeconds).toBe(77);
    const raised = { ...reply, token: { accessToken: 't2', expiresInSeconds: 5 } };
    const after = reduceSession(signedIn, { kind: 'stepCompleted', reply: raised });
    expect(after.tokenLifetimeSeconds).toBe(5);
  });

  it('changes nothing but what an event is about', () => {
    law((before, event, after) => {
      const { view, context } = before;
      const changed = (change: Partial<SessionState['context']>, viewChange: object = {}) => ({
        ...before,
        view: view && { ...view, ...viewChange },
        context: { ...context, ...change },
      });
      if (event.kind === 'demandsChanged') {
        const { requirements } = event;
        const { mfaRequired } = requirements;
        if (view === null) expect(after).toBe(before);
        else expect(after).toEqual(changed({ actionRequired: mfaRequired }, { requirements }));
      } else if (event.kind === 'groupChanged') {
        const { siteGroupNum } = event;
        const groupVersion = context.groupVersion + 1;
        if (siteGroupNum === context.siteGroupNum) expect(after).toBe(before);
        else expect(after).toEqual(changed({ siteGroupNum, groupVersion }, { siteGroupNum }));
      } else if (event.kind === 'tokenExpired') {
        if (event.token !== context.token) expect(after).toBe(before);
        else expect(after).toEqual(changed({ tokenExpired: true }));
      } else if (event.kind === 'viewChanged' && event.view.user.id === context.user?.id) {
        expect(after).toMatchObject({
          tokenLifetimeSeconds: before.tokenLifetimeSeconds,
          ended: before.ended,
          context: { user: context.user },
        });
      }
    });
  });

  it.each([
    'actionRequired',
    'noContactInfo',
    'mfaRequired',
    'usernameResetRequired',
    'verifySecurityQuestions',
    'passwordResetRequired',
    'termsAndConditionsRequired',
    'privacyPolicyRequired',
  ] as const)('is held up by %s alone', (demand) => {
    expect(actionRequired({ ...NO_REQUIREMENTS, [demand]: true })).toBe(true);
    expect(actionRequired({ ...NO_REQUIREMENTS, betaUser: true })).toBe(false);
  });
});
