import { sql } from 'kysely';
import type { Database } from '../../sql/open-database.ts';
import { RECEIVER } from './demo-receiver.ts';

/** An open alarm of the demo world's own making. */
export interface LeftAlarm {
  readonly num: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly state: string;
  readonly event: string;
  /** `receiver`: a signal of the demo receiver opened it. `centre`: a periodic test was missing. `hours`: somebody did not open or close by them. */
  readonly openedBy: 'receiver' | 'centre' | 'hours';
}

/** Reads which alarms are open that the simulator or a missing test opened; those the world begins with name no row. */
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
