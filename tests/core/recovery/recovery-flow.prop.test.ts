import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RECOVERY_START,
  RECOVERY_STEPS,
  recoveryDone,
  recoveryOpened,
  recoveryProven,
  stepBack,
  stepOn,
  type RecoveryFlow,
} from '#core/recovery/recovery-flow.rule.ts';

type Flow = RecoveryFlow<string>;
const EVENTS = ['opened', 'proven', 'done', 'back', 'on', 'over'] as const;
type Event = (typeof EVENTS)[number];

const happens = (flow: Flow, event: Event, turn: number): Flow => {
  switch (event) {
    case 'opened':
      return recoveryOpened(flow, `recovery ${turn}`);
    case 'proven':
      return recoveryProven(flow);
    case 'done':
      return recoveryDone(flow);
    case 'back':
      return stepBack(flow);
    case 'on':
      return stepOn(flow);
    case 'over':
      return RECOVERY_START;
  }
};

const placeOf = (flow: Flow): number => [...RECOVERY_STEPS, 'done'].indexOf(flow.at);

const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 });
const flowAfter = (happened: readonly Event[]): Flow =>
  happened.reduce<Flow>((flow, event, turn) => happens(flow, event, turn), RECOVERY_START);

describe('a recovery', () => {
  it('skips no step, whatever happens', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let flow: Flow = RECOVERY_START;
        happened.forEach((event, turn) => {
          const next = happens(flow, event, turn);
          expect(placeOf(next) - placeOf(flow)).toBeLessThanOrEqual(1);
          flow = next;
        });
      }),
    );
  });

  it('reaches the new password only after the proof of the recovery that was opened last', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let flow: Flow = RECOVERY_START;
        let proof: string | null = null;
        happened.forEach((event, turn) => {
          const before = flow;
          flow = happens(flow, event, turn);
          if (event === 'proven' && before.at === 'prove') proof = before.opened;
          if (flow.at === 'reset') expect(flow.opened).toBe(proof);
          if (flow.at === 'done' && before.at !== 'done') expect(before.at).toBe('reset');
        });
      }),
    );
  });

  it('goes exactly one step back, and forward again to where it was without anything sent', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const flow = flowAfter(happened);
        const back = stepBack(flow);
        const movable = flow.at === 'prove' || flow.at === 'reset';
        expect(placeOf(flow) - placeOf(back)).toBe(movable ? 1 : 0);
        if (movable) expect(stepOn(back)).toEqual(flow);
      }),
    );
  });

  it('forgets an older proof when another recovery is opened', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const opened = recoveryOpened(flowAfter(happened), 'another');
        if (opened.at !== 'prove' || opened.opened !== 'another') return;
        expect(opened.proven).toBe(false);
        expect(stepOn(opened)).toBe(opened);
      }),
    );
  });

  it('is over once it is done', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVENTS), (event) => {
        if (event === 'over') return;
        expect(happens({ at: 'done' }, event, 0)).toEqual({ at: 'done' });
      }),
    );
  });
});
