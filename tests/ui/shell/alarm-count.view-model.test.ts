import { describe, expect, it } from 'vitest';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { QUIET_HOME } from '#tests/support/dealer-home.ts';
import { AlarmCountViewModel } from '#ui/shell/alarm-count.view-model.ts';

const home = (activeAlarmCount: number): DealerHome => ({ ...QUIET_HOME, activeAlarmCount });
const make = (...answers: readonly Promise<Result<DealerHome, Failure>>[]) => {
  let asked = 0;
  const sight = { on: true };
  const waiting: (number | null)[] = [];
  const model = new AlarmCountViewModel({
    readInBackground: () => answers[asked++] ?? Promise.resolve(err({ kind: 'unreachable' })),
    inSight: () => sight.on,
    showWaiting: (count) => waiting.push(count),
  });
  return { model, sight, waiting, asked: () => asked };
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the count of active alarms', () => {
  it('is read at the start, and a failed reading leaves the last number', async () => {
    const { model, waiting } = make(Promise.resolve(ok({ ...home(3), waitingMessages: 2 })));
    model.start();
    await turn();
    expect(model.count).toBe(3);
    await model.refresh();
    expect(model.count).toBe(3);
    model.dispose();
    expect(waiting).toEqual([2, null]);
  });

  it('is not read while nobody looks', async () => {
    const { model, sight, asked } = make(Promise.resolve(ok(home(3))));
    sight.on = false;
    model.start();
    await turn();
    expect([model.count, asked()]).toEqual([null, 0]);
    model.dispose();
  });

  it('of an earlier group is neither kept nor taken up late', async () => {
    let late: (answer: Result<DealerHome, Failure>) => void = () => undefined;
    const first = new Promise<Result<DealerHome, Failure>>((resolve) => (late = resolve));
    const { model } = make(Promise.resolve(ok(home(3))), first, Promise.resolve(ok(home(8))));
    model.start();
    await turn();
    void model.refresh();
    model.dispose();
    expect(model.count).toBeNull();
    model.start();
    await turn();
    late(ok(home(5)));
    await turn();
    expect(model.count).toBe(8);
    model.dispose();
  });
});
