import type { OnCallRepository } from '#core/backend/on-call/on-call.repository.port.ts';
import { readDesk, readPlan } from './read-on-call.ts';
import type { SqlTransaction } from './schema.ts';

/** Who is on call, in SQL. */
export const sqlOnCallRepository = (tx: SqlTransaction): OnCallRepository => ({
  desk: (siteGroupNum, from, to) => readDesk(tx, siteGroupNum, from, to),
  plan: (listId, from, to) => readPlan(tx, listId, from, to),
  listsOf: (siteGroupNum) =>
    tx
      .selectFrom('on_call_list')
      .select(['id', 'name'])
      .where('site_group_num', '=', siteGroupNum)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('name')
      .execute(),
});
