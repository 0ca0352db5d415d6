import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import type { DemoWorld } from './demo-world.ts';
import { fill } from './fill.ts';

/** Tests, alarms and troubles of the sites. */
export const writeEvents = async (tx: SqlTransaction, world: DemoWorld): Promise<void> => {
  const tests = world.tests.map(({ testNum, ...test }) => ({
    ...toRow(test),
    id: demoId(testNum),
    cleared_at: null,
  }));
  const alarms = world.alarms.map(({ alarmNum: num, openedAt, ...alarm }) => ({
    ...toRow(without(alarm, 'disposition')),
    num,
    raised_at: openedAt,
  }));
  const troubles = world.troubles.map(({ troubleNum, ...trouble }) => ({
    ...toRow(trouble),
    id: demoId(troubleNum),
    cleared_at: null,
  }));
  await fill(tx, 'running_test', tests);
  await fill(tx, 'alarm', alarms);
  await fill(tx, 'trouble', troubles);
};
