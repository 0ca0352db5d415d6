import type { ImpersonationEnd } from '#core/impersonation/impersonation-session.schema.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { personCalled } from './demo-person.ts';
import { HOUR, MINUTE } from './demo-time.ts';
import type { DemoWorld } from './demo-world.ts';

interface DemoImpersonation {
  readonly staff: string;
  readonly subject: string;
  readonly mode: 'look' | 'act';
  readonly reason: string;
  readonly ticket: string | null;
  /** Start, in milliseconds before now. */
  readonly ago: number;
  readonly minutes: number;
  /** Actual duration in minutes; null while the impersonation is running. */
  readonly took: number | null;
  readonly end: ImpersonationEnd | null;
}

const IMPERSONATIONS: readonly DemoImpersonation[] = [
  {
    staff: 'tom.becker',
    subject: 'omar.haddad',
    mode: 'look',
    reason: 'Calling from a job site: the account he created this morning is not in his list.',
    ticket: 'NG-20418',
    ago: 6 * MINUTE,
    minutes: 30,
    took: null,
    end: null,
  },
  {
    staff: 'priya.nair',
    subject: 'owner@example.com',
    mode: 'act',
    reason: 'Asked us to mark the boathouse as a favorite; she couldn’t find the star.',
    ticket: 'NG-20397',
    ago: 27 * HOUR,
    minutes: 15,
    took: 4 * MINUTE,
    end: 'ended',
  },
  {
    staff: 'staff.admin',
    subject: 'dealer.admin',
    mode: 'look',
    reason: 'Follow-up on the missing low-battery notices of last week.',
    ticket: null,
    ago: 3 * 24 * HOUR,
    minutes: 30,
    took: 30 * MINUTE,
    end: 'expired',
  },
];

/**
 * Writes one running impersonation by staff, and the audit log entries of earlier impersonations (domain guide 9.3). The
 * impersonations have no real session.
 */
export const writeImpersonations = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const rows = IMPERSONATIONS.map((impersonation, index) => ({
    id: demoId(9201 + index),
    session_id: demoId(9211 + index),
    staff_session_id: demoId(9221 + index),
    actor_id: personCalled(world.people, impersonation.staff).id,
    subject_id: personCalled(world.people, impersonation.subject).id,
    mode: impersonation.mode,
    reason: impersonation.reason,
    ticket: impersonation.ticket,
    started_at: now - impersonation.ago,
    ends_at: now - impersonation.ago + impersonation.minutes * MINUTE,
    ended_at: impersonation.took === null ? null : now - impersonation.ago + impersonation.took,
    end_reason: impersonation.end,
  }));
  await insertRows(tx, 'impersonation', rows);
};
