import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { neverOnCall } from '#core/on-call/never-on-call.rule.ts';
import { type OnCallPlan, type Rotation, TIERS } from '#core/on-call/on-call.ts';
import { resolveOnCall } from '#core/on-call/resolve-on-call.rule.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';

const HOUR = 3600000;
const DAY = 24 * HOUR;
const ZONE = 'America/New_York';
const at = (wall: string): number => clock.instant(wall, ZONE);

const rotation: Rotation = {
  startsOn: '2026-03-02',
  endsOn: null,
  handoffAt: 480,
  rotationDays: 7,
  covers: null,
  tiers: [
    { tier: 'primary', turns: [['sam'], ['kim']] },
    { tier: 'backup', turns: [['ray']] },
  ],
};
const plan: OnCallPlan = { timeZone: ZONE, rotation, overrides: [], fixed: [] };

const person = fc.constantFrom('sam', 'kim', 'ray', 'eli', 'dana');
const tier = fc.constantFrom(...TIERS);
const START = at('2026-02-20T00:00');
const moment = fc.integer({ min: 0, max: 45 * 24 }).map((hour) => START + hour * HOUR);
const span = fc
  .tuple(moment, fc.integer({ min: 1, max: 200 }))
  .map(([from, hours]) => ({ from, to: from + hours * HOUR }));
const anyRotation: fc.Arbitrary<Rotation> = fc.record({
  startsOn: fc.constantFrom('2026-03-02', '2026-03-08', '2025-11-02'),
  endsOn: fc.constantFrom(null, '2026-03-15', '2026-04-01'),
  handoffAt: fc.constantFrom(0, 120, 150, 480, 1020, 1439),
  rotationDays: fc.integer({ min: 1, max: 21 }),
  covers: fc.constantFrom(null, {
    from: { weekday: 5, minute: 1020 },
    to: { weekday: 1, minute: 480 },
  }),
  tiers: fc
    .record({
      primary: fc.array(fc.uniqueArray(person, { maxLength: 2 }), { minLength: 1, maxLength: 4 }),
      backup: fc.array(fc.uniqueArray(person, { maxLength: 2 }), { maxLength: 3 }),
    })
    .map(({ backup, primary }) => [
      { tier: 'primary' as const, turns: primary },
      { tier: 'backup' as const, turns: backup },
    ]),
});
const anyOverride = fc
  .record({
    tier,
    span,
    personId: person,
    insteadOf: person,
    madeAt: fc.integer({ min: 0, max: 9 }),
  })
  .chain(({ span: { from, to }, ...one }) =>
    fc.constantFrom('add' as const, 'replace' as const, 'remove' as const).map((kind) => ({
      ...one,
      kind,
      from,
      to,
      id: `${from}-${to}-${one.madeAt}-${one.personId}`,
      personId: kind === 'remove' ? null : one.personId,
      insteadOf: kind === 'add' ? null : one.insteadOf,
    })),
  );
const anyFixed = fc
  .tuple(
    span,
    fc.array(fc.record({ tier, span, people: fc.uniqueArray(person, { maxLength: 2 }) })),
  )
  .map(([whole, slots]) => ({
    id: 'fixed',
    ...whole,
    slots: slots.map(({ people, span: { from, to }, tier: of }) => ({
      tier: of,
      from,
      to,
      people,
    })),
  }));
const anyPlan: fc.Arbitrary<OnCallPlan> = fc.record({
  timeZone: fc.constantFrom(ZONE, 'America/Phoenix', 'Europe/London'),
  rotation: anyRotation,
  overrides: fc.array(anyOverride, { maxLength: 6 }),
  fixed: fc.array(anyFixed, { maxLength: 1 }),
});

/** Merges consecutive intervals into one. */
const spansOf = (shifts: readonly { readonly from: number; readonly to: number }[]) => {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of shifts) {
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
};

describe('who is on call', () => {
  it('is handed over weekly at the same time of the wall, whatever the clocks do', () => {
    const { shifts } = resolveOnCall(plan, at('2026-03-02T08:00'), at('2026-03-23T08:00'), clock);
    expect(shifts.filter((one) => one.tier === 'primary')).toMatchObject([
      { people: ['sam'], from: at('2026-03-02T08:00'), to: at('2026-03-09T08:00') },
      { people: ['kim'], from: at('2026-03-09T08:00'), to: at('2026-03-16T08:00') },
      { people: ['sam'], from: at('2026-03-16T08:00'), to: at('2026-03-23T08:00') },
    ]);
    // Clocks go forward on March 8, so this shift is one hour shorter.
    expect(shifts[0]?.to).toBe(at('2026-03-02T08:00') + 7 * DAY - HOUR);
  });

  it('is a gap where somebody is taken off and nobody follows; who is paged meanwhile is named', () => {
    const from = at('2026-03-10T17:00');
    const to = at('2026-03-11T08:00');
    const off: OnCallPlan['overrides'][number] = {
      id: 'off',
      tier: 'primary',
      kind: 'remove',
      personId: null,
      insteadOf: 'kim',
      from,
      to,
      madeAt: 1,
    };
    const { gaps } = resolveOnCall(
      { ...plan, overrides: [off] },
      at('2026-03-09T08:00'),
      at('2026-03-16T08:00'),
      clock,
    );
    expect(gaps).toEqual([{ tier: 'primary', from, to, others: ['ray'] }]);
  });

  it('counts in the hours of a weekend list alone, and what lies outside is no gap', () => {
    const covers = { from: { weekday: 5, minute: 1020 }, to: { weekday: 1, minute: 480 } };
    const weekend = { ...plan, rotation: { ...rotation, covers } };
    const { shifts, gaps } = resolveOnCall(
      weekend,
      at('2026-03-04T00:00'),
      at('2026-03-11T00:00'),
      clock,
    );
    expect(gaps).toEqual([]);
    expect(shifts.filter((one) => one.tier === 'primary')).toMatchObject([
      { people: ['sam'], from: at('2026-03-06T17:00'), to: at('2026-03-09T08:00') },
    ]);
  });

  it('gives a cover the shifts of whom it covers and no others, however long it lasts', () => {
    fc.assert(
      fc.property(anyPlan, tier, person, span, (any, of, who, { from, to }) => {
        const bare = { ...any, overrides: [], fixed: [] };
        const cover: OnCallPlan['overrides'][number] = {
          id: 'cover',
          tier: of,
          kind: 'replace',
          personId: 'cover',
          insteadOf: who,
          from,
          to,
          madeAt: 1,
        };
        const ownOf = (in_: OnCallPlan, name: string) =>
          spansOf(
            resolveOnCall(in_, from, to, clock).shifts.filter(
              (one) => one.tier === of && one.people.includes(name),
            ),
          );
        const covered = { ...bare, overrides: [cover] };
        expect(ownOf(covered, 'cover')).toEqual(ownOf(bare, who));
        expect(ownOf(covered, who)).toEqual([]);
        // A cover has no effect if the covered person is no longer on the list.
        const tiers = any.rotation.tiers.map((one) => ({
          ...one,
          turns: one.turns.map((turn) => turn.filter((id) => id !== who)),
        }));
        const gone = { ...covered, rotation: { ...any.rotation, tiers } };
        expect(ownOf(gone, 'cover')).toEqual([]);
        // A later cover of the same person replaces the earlier cover.
        const again = { ...cover, id: 'again', personId: 'again', madeAt: 2 };
        const twice = { ...bare, overrides: [cover, again] };
        expect(ownOf(twice, 'again')).toEqual(ownOf(bare, who));
        expect(ownOf(twice, 'cover')).toEqual([]);
      }),
    );
  });

  it('is nobody of the rotation before its first hand-off and after its last day, whatever it is asked', () => {
    fc.assert(
      fc.property(anyPlan, span, (any, { from, to }) => {
        const { endsOn, handoffAt, startsOn } = any.rotation;
        const wall = `T${String(Math.floor(handoffAt / 60)).padStart(2, '0')}:${String(handoffAt % 60).padStart(2, '0')}`;
        const begins = clock.instant(`${startsOn}${wall}`, any.timeZone);
        const ends =
          endsOn === null ? Infinity : clock.instant(`${dayAfter(endsOn, 1)}${wall}`, any.timeZone);
        const bare = { ...any, overrides: [], fixed: [] };
        const { gaps, shifts } = resolveOnCall(bare, from, to, clock);
        for (const one of [...shifts, ...gaps]) {
          expect(one.from).toBeGreaterThanOrEqual(begins);
          expect(one.to).toBeLessThanOrEqual(ends);
        }
      }),
    );
  });

  it('names before saving whoever never gets a turn, and nobody else', () => {
    fc.assert(
      fc.property(anyRotation, fc.integer({ min: 1, max: 7 }), (any, days) => {
        const covers = {
          from: { weekday: 6, minute: 0 },
          to: { weekday: 7, minute: any.handoffAt === 0 ? 1 : any.handoffAt },
        };
        const some = { ...any, rotationDays: days, covers, endsOn: null };
        const begins = clock.instant(`${some.startsOn}T00:00`, 'America/Phoenix');
        const { shifts } = resolveOnCall(
          { timeZone: 'America/Phoenix', rotation: some, overrides: [], fixed: [] },
          begins,
          begins + 7 * 7 * 4 * DAY,
          clock,
        );
        const paged = new Set(shifts.flatMap(({ people }) => people));
        const all = new Set(some.tiers.flatMap(({ turns }) => turns.flat()));
        expect(new Set(neverOnCall(some))).toEqual(
          new Set([...all].filter((id) => !paged.has(id))),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('never has two truths for a moment, nor one outside of what was asked, in whatever pieces it is asked', () => {
    fc.assert(
      fc.property(anyPlan, span, fc.integer({ min: 1, max: 99 }), (any, { from, to }, part) => {
        const middle = from + Math.floor(((to - from) * part) / 100 / 60000) * 60000;
        const whole = resolveOnCall(any, from, to, clock);
        const all = [...whole.shifts, ...whole.gaps];
        for (const one of all)
          expect(one.from >= from && one.to <= to && one.from < one.to).toBe(true);
        for (const of of TIERS) {
          const own = all.filter((one) => one.tier === of).toSorted((a, b) => a.from - b.from);
          for (const [index, one] of own.entries())
            expect(one.to).toBeLessThanOrEqual(own[index + 1]?.from ?? Infinity);
        }
        // A query that starts in the middle of the interval gives the same shifts, cut at the start.
        const later = resolveOnCall(any, middle, to, clock);
        const cut = whole.shifts
          .filter((one) => one.to > middle)
          .map((one) => ({ ...one, from: Math.max(one.from, middle) }));
        expect(later.shifts).toEqual(cut);
      }),
    );
  });

  it('keeps to the last override of a span, and to a fixed schedule above all; its gaps fall back', () => {
    fc.assert(
      fc.property(anyPlan, tier, person, span, (any, of, who, { from, to }) => {
        const last: OnCallPlan['overrides'][number] = {
          id: 'last',
          tier: of,
          kind: 'add',
          personId: who,
          insteadOf: null,
          from,
          to,
          madeAt: 99,
        };
        const bare = { ...any, fixed: [] };
        const added = resolveOnCall(
          { ...bare, overrides: [...any.overrides, last] },
          from,
          to,
          clock,
        );
        for (const shift of added.shifts.filter((one) => one.tier === of))
          expect(shift.people).toContain(who);
        expect(added.gaps.filter((one) => one.tier === of)).toEqual([]);

        const slot = { tier: of, from, to: from + (to - from) / 2, people: ['fix'] };
        const fixed = resolveOnCall(
          { ...any, fixed: [{ id: 'f', from, to, slots: [slot] }] },
          from,
          to,
          clock,
        );
        const inSlot = fixed.shifts.filter((one) => one.tier === of && one.from < slot.to);
        expect(inSlot).toMatchObject([{ people: ['fix'], reason: 'fixed', from, to: slot.to }]);
        const rest = resolveOnCall(bare, slot.to, to, clock);
        expect(fixed.shifts.filter((one) => one.tier === of && one.from >= slot.to)).toEqual(
          rest.shifts.filter((one) => one.tier === of),
        );
      }),
    );
  });

  it('keeps the order of places', () => {
    fc.assert(
      fc.property(anyPlan, span, (any, { from, to }) => {
        const places = resolveOnCall(any, from, to, clock).shifts.map((one) =>
          TIERS.indexOf(one.tier),
        );
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('changes every turn at the wall time of its list, over a year and both nights of the clocks', () => {
    fc.assert(
      fc.property(anyRotation, (some) => {
        const bare = { ...plan, rotation: { ...some, covers: null } };
        const { shifts } = resolveOnCall(
          bare,
          at('2026-01-01T00:00'),
          at('2027-01-01T00:00'),
          clock,
        );
        for (const shift of shifts.filter((one) => one.from > at('2026-01-01T00:00'))) {
          const wall = clock.wallTime(shift.from, ZONE).slice(11);
          const minute = Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
          // A skipped hand-off time moves later by the length of the gap.
          expect([some.handoffAt, some.handoffAt + 60]).toContain(minute);
        }
      }),
    );
  });

  it('is answered for sixty people over a year at once', () => {
    const turns = Array.from({ length: 60 }, (_, index) => [`p${index}`]);
    const daily = {
      ...plan,
      rotation: { ...rotation, rotationDays: 1, tiers: TIERS.map((one) => ({ tier: one, turns })) },
    };
    const begun = performance.now();
    const { shifts } = resolveOnCall(daily, START, START + 365 * DAY, clock);
    expect(shifts.length).toBeGreaterThan(1000);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
