import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayImpersonate,
  subjectRefusal,
  whyOver,
} from '#core/backend/session/check-impersonation.rule.ts';
import type { ImpersonationFacts } from '#core/backend/session/impersonation.repository.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';

const START = Date.UTC(2026, 2, 12, 14);
const others = fc.subarray(
  Object.values(STAFF_RIGHTS).filter((name) => name !== 'impersonate' && name !== 'actAs'),
);
const modes = fc.constantFrom('look' as const, 'act' as const);

const running = (change: Partial<ImpersonationFacts> = {}): ImpersonationFacts => ({
  id: 'v',
  sessionId: 'user',
  staffSessionId: 'staff',
  actorId: 'a',
  subjectId: 's',
  mode: 'look',
  reason: 'The list is empty',
  ticket: null,
  startedAt: START,
  endsAt: START + 30 * 60_000,
  endedAt: null,
  actor: { name: 'Marcus', disabled: false, passwordEpoch: 1, rights: ['impersonate', 'actAs'] },
  staffSession: { passwordEpoch: 1, lastSeenAt: START, absoluteEnd: START + 12 * 3_600_000 },
  ...change,
});

describe('mayImpersonate', () => {
  it('needs the right to look for both, and the right to act beside it for acting', () => {
    fc.assert(
      fc.property(others, modes, fc.boolean(), fc.boolean(), (some, mode, looks, acts) => {
        const rights = [...some, ...(looks ? ['impersonate'] : []), ...(acts ? ['actAs'] : [])];
        expect(mayImpersonate(rights, mode)).toBe(looks && (mode === 'look' || acts));
      }),
    );
  });
});

describe('whyOver', () => {
  it('lets it go on within its time and ends it from then on, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 29 * 60_000 }), (length) => {
        const facts = running({ endsAt: START + length });
        expect(whyOver(facts, START + length - 1)).toBeNull();
        expect(whyOver(facts, START + length)).toBe('expired');
      }),
    );
  });

  it('ends when the staff member’s own session is idle, over, ended or of an older password', () => {
    const idle = START + DURATIONS.sessionIdle;
    expect(whyOver(running({ endsAt: idle + 1 }), idle)).toBe('staffSessionOver');
    expect(whyOver(running({ staffSession: null }), START)).toBe('staffSessionOver');
    const { actor } = running();
    for (const change of [{ disabled: true }, { passwordEpoch: 2 }])
      expect(whyOver(running({ actor: { ...actor, ...change } }), START)).toBe('staffSessionOver');
  });

  it('ends with the right it was begun under, whatever else is held', () => {
    fc.assert(
      fc.property(others, modes, (rights, mode) => {
        const { actor } = running();
        expect(whyOver(running({ mode, actor: { ...actor, rights } }), START)).toBe('rightLost');
        const looks = [...rights, 'impersonate'];
        expect(whyOver(running({ mode, actor: { ...actor, rights: looks } }), START)).toBe(
          mode === 'look' ? null : 'rightLost',
        );
      }),
    );
  });

  it('stays over once it ended, whatever the time', () => {
    fc.assert(
      fc.property(fc.nat(), (later) => {
        expect(whyOver(running({ endedAt: START }), START + later)).not.toBeNull();
      }),
    );
  });
});

describe('subjectRefusal', () => {
  it('takes every user who is not disabled, and no staff member ever', () => {
    const someone = fc.record({
      id: fc.constantFrom('a', 'b'),
      application: fc.constantFrom(1 as const, 2 as const, 3 as const),
      disabled: fc.boolean(),
    });
    fc.assert(
      fc.property(someone, (subject) => {
        const refusal = subjectRefusal(subject, 'a');
        const fits = subject.id !== 'a' && subject.application !== 1 && !subject.disabled;
        expect(refusal === null).toBe(fits);
      }),
    );
  });
});
