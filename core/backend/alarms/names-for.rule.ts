import type { AlarmRow } from '../../alarms/alarm-timeline.schema.ts';
import { PERMISSIONS } from '../../permission/permissions.ts';
import type { SessionCaller } from '../caller.ts';

/** Returns the rows for a reader. Without the right to see the call list, a panel user remains a number. */
export const namesFor = <Row extends AlarmRow>(
  { session }: SessionCaller,
  rows: readonly Row[],
): Row[] =>
  session.permissions.includes(PERMISSIONS.contactsRead)
    ? [...rows]
    : rows.map((row) => ({ ...row, userName: null }));
