import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextStanding,
  type RequestAct,
  type RequestActor,
  type RequestStanding,
  whyNotApproved,
} from '#core/requests/next-standing.rule.ts';

const ACTORS: readonly RequestActor[] = ['customer', 'dealer', 'staff', 'clock'];
const ACTS: readonly RequestAct[] = ['approve', 'refuse', 'apply', 'withdraw', 'end'];

const begun = (isCancellation: boolean): RequestStanding => ({
  isCancellation,
  state: 'Submitted',
  withdrawn: false,
  ended: false,
});

/** Describes what was done to a request, independently of how the rule stores it. */
class ActHistory {
  #words: string[] = [];

  get last(): string {
    return this.#words.at(-1) ?? 'ask';
  }

  get isOver(): boolean {
    return ['refuse', 'withdraw', 'end'].includes(this.last);
  }

  add(act: RequestAct): void {
    this.#words.push(act);
  }

  may(act: RequestAct, actor: RequestActor, isCancellation: boolean): boolean {
    if (this.isOver) return false;
    const after = {
      approve: ['ask'],
      refuse: ['ask', 'approve'],
      apply: ['approve'],
      withdraw: isCancellation ? ['ask', 'approve', 'apply'] : ['ask'],
      end: isCancellation ? ['apply'] : [],
    }[act];
    if (!after.includes(this.last)) return false;
    const who: Readonly<Record<RequestAct, Readonly<Record<string, readonly RequestActor[]>>>> = {
      approve: { ask: ['dealer'] },
      refuse: { ask: ['dealer'], approve: ['staff'] },
      apply: { approve: ['staff'] },
      withdraw: {
        ask: isCancellation ? ['customer', 'dealer'] : ['customer'],
        approve: ['dealer'],
        apply: ['dealer', 'staff'],
      },
      end: { apply: ['clock'] },
    };
    return (who[act][this.last] ?? []).includes(actor);
  }
}

describe('the states of a request', () => {
  it('follow what people may do to it, act by act', () => {
    const step = fc.record({ act: fc.constantFrom(...ACTS), actor: fc.constantFrom(...ACTORS) });
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 12 }), (isCancellation, steps) => {
        const history = new ActHistory();
        let standing = begun(isCancellation);
        for (const { act, actor } of steps) {
          const next = nextStanding(standing, act, actor);
          expect(next !== null).toBe(history.may(act, actor, isCancellation));
          if (next === null) continue;
          history.add(act);
          standing = next;
          expect(standing.withdrawn).toBe(act === 'withdraw');
          expect(standing.ended).toBe(act === 'end');
        }
      }),
    );
  });

  it('are four, and none leads back', () => {
    const order = ['Submitted', 'Approved', 'Applied', 'Refused'];
    const standing = fc.record({
      isCancellation: fc.boolean(),
      state: fc.constantFrom('Submitted', 'Approved', 'Applied', 'Refused'),
      withdrawn: fc.boolean(),
      ended: fc.boolean(),
    });
    fc.assert(
      fc.property(
        standing,
        fc.constantFrom(...ACTS),
        fc.constantFrom(...ACTORS),
        (from, act, actor) => {
          const to = nextStanding(from, act, actor);
          if (to === null) return;
          expect(from.withdrawn || from.ended || from.state === 'Refused').toBe(false);
          expect(order.indexOf(to.state)).toBeGreaterThanOrEqual(order.indexOf(from.state));
        },
      ),
    );
  });

  it('say why one is skipped where several are approved', () => {
    expect(whyNotApproved(begun(false))).toBeNull();
    expect(whyNotApproved({ ...begun(true), state: 'Applied' })).toBe('Already applied');
    expect(whyNotApproved({ ...begun(true), withdrawn: true })).toBe('Withdrawn');
  });
});
