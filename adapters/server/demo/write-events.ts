import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import type { DemoWorld } from './demo-world.ts';

/** Tests, alarms and troubles of the sites. */
export const writeEvents = async (tx: SqlTransaction, world: DemoWorld): Promise<void> => {
  await tx
    .insertInto('running_test')
    .values(
      world.tests.map((test) => ({
        id: demoId(test.testNum),
        site_num: test.siteNum,
        dev_num: test.devNum,
        category: test.category,
        placed_by: test.placedBy,
        starts_at: test.startsAt,
        ends_at: test.endsAt,
        cleared_at: null,
      })),
    )
    .execute();
  await tx
    .insertInto('alarm')
    .values(
      world.alarms.map((alarm) => ({
        num: alarm.alarmNum,
        site_num: alarm.siteNum,
        dev_num: alarm.devNum,
        priority: alarm.priority,
        service_type: alarm.serviceType,
        event: alarm.event,
        state: alarm.state,
        raised_at: alarm.openedAt,
        cleared_at: alarm.clearedAt,
      })),
    )
    .execute();
  await tx
    .insertInto('trouble')
    .values(
      world.troubles.map((trouble) => ({
        id: demoId(trouble.troubleNum),
        site_num: trouble.siteNum,
        dev_num: trouble.devNum,
        text: trouble.text,
        since: trouble.since,
        cleared_at: null,
      })),
    )
    .execute();
};
