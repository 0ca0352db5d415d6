import { sql } from 'kysely';
import type { Database } from '../../sql/open-database.ts';
import { RECEIVER } from './demo-receiver.ts';

/** An open alarm that the simulation caused. */
export interface LeftAlarm {
  readonly num: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly state: string;
  readonly event: string;
  /**
   * `receiver`: a signal of the demo receiver opened the alarm. `centre`: the alarm was opened because a periodic test was
   * missed. `hours`: the alarm was opened because a site did not open or close on time.
   */
  readonly openedBy: 'receiver' | 'centre' | 'hours';
}

/**
 * Returns a function that reads the open alarms caused by the simulator, a missed test or a missed opening or closing.
 * Excludes the initial alarms of the demo data, which refer to no activity row.
 */
export const readLeftAlarms =
  ({ kysely }: Pick<Database, 'kysely'>, siteNums: readonly number[]) =>
  async (): Promise<readonly LeftAlarm[]> => {
    const { rows } = await sql<LeftAlarm>`
      select alarm.num, alarm.site_num as "siteNum", alarm.dev_num as "devNum", alarm.state,
             alarm.event,
             case when opening.receiver_id is not null then 'receiver'
                  when opening.service_type = 'Schedule' then 'hours' else 'centre' end as "openedBy"
        from alarm join activity opening
          on opening.site_group_num = alarm.site_group_num and opening.at = alarm.raised_at
         and opening.id = alarm.opened_by
       where alarm.site_num = any(${[...siteNums]}::integer[]) and alarm.state <> 'Cleared'
         and (opening.receiver_id = ${RECEIVER.id}::uuid or opening.receiver_id is null)
       order by alarm.num`.execute(kysely);
    return rows;
  };
