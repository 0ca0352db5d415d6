import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import type { ActiveSession } from '#core/backend/caller.ts';
import { dueDemands, checkAccess } from '#core/backend/session/check-access.rule.ts';
import { DEMANDS, type Demand } from '#core/permission/login-step.ts';
import type { Access } from '#core/permission/access.ts';

const base = {
  id: 's',
  accountId: 'a',
  actorId: 'a',
  variant: 'dealer',
  siteGroupNum: 4471,
  impersonation: null,
} as const;
const sessions: fc.Arbitrary<ActiveSession> = fc
  .record({
    application: fc.constantFrom(1 as const, 2 as const, 3 as const),
    demands: fc.subarray([...DEMANDS]),
    allowedGroups: fc.constant([4471]),
    permissions: fc.subarray(['xtAdmin', 'reportRead', 'billingRead']),
  })
  .map((some) => ({
    ...base,
    ...some,
    stage: some.demands.length === 0 ? 'full' : 'pending',
  }));
const policies = fc.constantFrom<Access>(...ENDPOINTS.map(({ access }) => access), {
  kind: 'full',
  applications: [1, 2],
  permissions: ['xtAdmin', 'reportRead'],
});

describe('Nobody reaches what is not theirs: judgeAccess', () => {
  it('lets nobody without a session past an open door', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const open = policy.kind === 'open' || policy.kind === 'cookie';
        expect(checkAccess(null, policy)).toEqual(open ? 'allow' : { kind: 'sessionOver' });
      }),
    );
  });

  it('opens a step to exactly the demand that is due', () => {
    fc.assert(
      fc.property(sessions, fc.constantFrom(...DEMANDS), (session, step) => {
        const verdict = checkAccess(session, { kind: 'step', steps: [step] });
        const first: Demand | undefined = session.demands[0];
        const due = step === first || (first === 'contactInfo' && step === 'mfaVerify');
        if (due) expect(verdict).toBe('allow');
        else expect(verdict).toMatchObject({ kind: 'conflict', code: 'stepNotDue' });
      }),
    );
  });

  it('gives a pending session nothing that needs a whole one', () => {
    fc.assert(
      fc.property(sessions, policies, (session, policy) => {
        if (session.stage === 'full' || policy.kind !== 'full') return;
        expect(checkAccess(session, policy)).toEqual({ kind: 'forbidden' });
      }),
    );
  });

  it('asks for the application and for every permission', () => {
    const policy: Access = {
      kind: 'full',
      applications: [2],
      permissions: ['xtAdmin', 'reportRead'],
    };
    const whole: ActiveSession = {
      ...base,
      application: 2,
      stage: 'full',
      demands: [],
      allowedGroups: [4471],
      permissions: ['reportRead', 'xtAdmin'],
    };
    expect(checkAccess(whole, policy)).toBe('allow');
    expect(checkAccess({ ...whole, application: 1 }, policy)).toEqual({ kind: 'forbidden' });
    expect(checkAccess({ ...whole, permissions: ['xtAdmin'] }, policy)).toEqual({
      kind: 'forbidden',
    });
    expect(checkAccess({ ...whole, stage: 'pending' }, policy)).toEqual({ kind: 'forbidden' });
  });

  it('finds nothing due in a session without demands', () => {
    expect(dueDemands([])).toEqual([]);
  });
});
