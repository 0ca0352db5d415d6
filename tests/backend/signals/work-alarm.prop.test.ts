import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALARM_STATES } from '#core/alarms/alarm-timeline.schema.ts';
import {
  type AlarmAction,
  type AlarmWork,
  LEADS_TO,
  saysMore,
  workAlarm,
} from '#core/backend/signals/work-alarm.rule.ts';
import { OPERATOR_ACTIONS } from '#core/signals/operator-action.ts';

const RAISED = 1000000;
const FRESH: AlarmWork = {
  state: 'New',
  priority: 2,
  raisedAt: RAISED,
  stateAt: RAISED,
  pickedUpAt: null,
  operator: null,
  disposition: null,
  avs: null,
  holdUntil: null,
  clearedAt: null,
  withheld: true,
};

const action = (name: AlarmAction['action'], at: number, holdUntil: number | null = null) => ({
  action: name,
  at,
  holdUntil,
  operator: null,
  disposition: null,
  avs: null,
  newPriority: null,
});

/** Generates actions on an alarm at different times, oldest first. */
const drawnWork: fc.Arbitrary<readonly AlarmAction[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...OPERATOR_ACTIONS, 'Put back' as const),
      holds: fc.boolean(),
      gap: fc.integer({ min: 1, max: 5000 }),
    }),
    { maxLength: 20, size: 'max' },
  )
  .map((drawn) => {
    let at = RAISED;
    return drawn.map(({ name, holds, gap }) => {
      at += gap;
      return action(name, at, holds ? at + 100 : null);
    });
  });

const worked = (actions: readonly AlarmAction[]): AlarmWork => actions.reduce(workAlarm, FRESH);

/** Returns the part of the alarm's state that must not depend on the order of actions. */
const settled = ({ state, holdUntil, clearedAt, pickedUpAt, withheld }: AlarmWork) => ({
  state,
  holdUntil,
  clearedAt,
  pickedUpAt,
  withheld,
});

describe('the handling of an alarm', () => {
  it('ends alike, in whatever order it is told', () => {
    fc.assert(
      fc.property(
        drawnWork.chain((work) =>
          fc.tuple(
            fc.constant(work),
            fc.shuffledSubarray([...work], { minLength: work.length, maxLength: work.length }),
          ),
        ),
        ([work, shuffled]) => {
          expect(settled(worked(shuffled))).toEqual(settled(worked(work)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('says nothing more when any of it is told again', () => {
    fc.assert(
      fc.property(drawnWork, fc.nat(), (work, index) => {
        const again = work[index % Math.max(work.length, 1)];
        if (again === undefined) return;
        const once = worked(work);
        expect(saysMore(once, workAlarm(once, again))).toBe(false);
      }),
    );
  });

  it('reaches every state of its own from any other but the last, and none after that', () => {
    fc.assert(
      fc.property(drawnWork, fc.constantFrom(...ALARM_STATES), (work, state) => {
        const before = worked(work);
        const at = RAISED + 1000000;
        const after = workAlarm(
          before,
          action(LEADS_TO[state], at, state === 'On hold' ? at + 1 : null),
        );
        expect(after.state).toBe(before.state === 'Cleared' ? 'Cleared' : state);
        expect(after.holdUntil).toBe(after.state === 'On hold' ? at + 1 : null);
      }),
    );
  });
});
