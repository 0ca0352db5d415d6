import { err, ok, type Result } from '../../kernel/result.ts';
import { loginAuthority, mayAddTemporary } from '../../schedules/temporary-authority.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal, Reply } from '../refusal.ts';
import type { ScheduleFacts } from './schedule.repository.port.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { roleOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { watchSite } from './watch-site.operation.ts';
import { MAY_NOT_SCHEDULE, TEMPORARY_ONLY, UNKNOWN_AREA } from './schedule-refusals.ts';

export type SchedulePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock'
>;

const mayEdit = ({ session }: SessionCaller): boolean =>
  session.permissions.includes('scheduleEdit');

/** Checks that the caller may enter temporary hours at a site (domain guide 6.5 "Rights"). */
export const mayEnterTemporary = (
  ports: Pick<BackendPorts, 'clock' | 'wallClock'>,
  caller: SessionCaller,
  { timeZone }: Pick<LockedSite, 'timeZone'>,
  { contacts, login }: Pick<ScheduleFacts, 'contacts' | 'login'>,
): boolean =>
  mayAddTemporary({
    mayEdit: mayEdit(caller),
    isCustomer: roleOf(caller) === 'customer',
    authority: loginAuthority(
      contacts,
      login,
      ports.wallClock.wallTime(ports.clock.now(), timeZone).slice(0, 10),
    ),
  });

/** A locked site whose schedules are being changed, with the facts for validation. */
export interface LockedSchedules {
  readonly site: LockedSite;
  readonly facts: ScheduleFacts;
  readonly now: number;
  /** Returns a refusal if the caller may not change schedules of this layer. */
  readonly checkLayer: (layer: 'temporary' | 'other') => Result<null, Refusal>;
}

/** Runs a change of a site's schedules. Refuses a caller who may change none of the schedules. */
export const changeSchedulesOf = <T>(
  ports: SchedulePorts,
  caller: SessionCaller,
  input: SiteInput,
  work: (tx: Transaction, locked: LockedSchedules) => Reply<T>,
): Reply<T> =>
  changeOfSite(ports, caller, input, async (tx, site) => {
    const facts = await tx.schedules.facts(site.siteNum, caller.session.accountId);
    if (!mayEnterTemporary(ports, caller, site, facts)) return MAY_NOT_SCHEDULE;
    const check: LockedSchedules['checkLayer'] = (layer) =>
      layer === 'temporary' || mayEdit(caller) ? ok(null) : err(TEMPORARY_ONLY.error);
    return work(tx, { site, facts, now: ports.clock.now(), checkLayer: check });
  });

/** Refuses area numbers that the site does not have. */
export const checkAreas = (
  { areas }: Pick<ScheduleFacts, 'areas'>,
  areaNums: readonly number[],
): Result<null, Refusal> =>
  areaNums.every((one) => areas.some(({ num }) => num === one)) ? ok(null) : UNKNOWN_AREA;

/** Finishes a change of a site's schedules: computes the site's next check, then notifies screens and writes history and audit rows. */
export const recordHours = async (
  tx: Transaction,
  ports: SchedulePorts,
  caller: SessionCaller,
  site: Parameters<typeof recordChange>[3],
  change: Parameters<typeof recordChange>[4],
  reply?: Parameters<typeof recordChange>[5],
): Promise<void> => {
  await watchSite(tx, ports, site.siteNum);
  await recordChange(tx, ports, caller, site, change, reply);
};
