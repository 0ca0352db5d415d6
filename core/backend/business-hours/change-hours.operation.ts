import { err, ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type {
  HoursTouch,
  StoredHoursOverview,
  StoredHoursGroup,
} from './business-hours.repository.port.ts';

export type HoursPorts = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'wallClock'>;

/** A group whose business hours are locked until the transaction ends. */
export interface LockedHours extends HoursTouch {
  readonly tx: Transaction;
  readonly overview: StoredHoursOverview;
  readonly group: StoredHoursGroup;
}

/** The audit facts of a change to the hours; null if the change was made before and nothing is written. */
type Done = {
  readonly operation: string;
  readonly detail?: Readonly<Record<string, string>>;
} | null;

/** The refusal for a group without the answering service, whatever rights the caller has (spec §2.2). */
export const NOT_SERVED = err<Refusal>({
  kind: 'forbidden',
  message: 'The answering service is not enabled for this group.',
});

/** Makes one change to the hours of the active group or one of its branches, under a lock and with an audit row. */
export const changeHours = (
  ports: HoursPorts,
  caller: SessionCaller,
  { group: num, ...input }: ListInput & { readonly group: number },
  act: (locked: LockedHours) => Reply<Done>,
): Reply =>
  ports.unitOfWork.run(async (tx): Reply => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    await tx.businessHours.lock(siteGroupNum);
    const now = ports.clock.now();
    const overview = await tx.businessHours.overview(siteGroupNum, now);
    const group = overview.groups.find((one) => one.siteGroupNum === num);
    if (group === undefined) return NOT_FOUND;
    if (!group.enabled) return NOT_SERVED;
    const done = await act({ tx, overview, group, now, by: await nameOf(tx, caller) });
    if (!done.ok) return done;
    if (done.value === null) return ok({});
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation: done.value.operation,
      result: 'ok',
      target: `group ${num}`,
      detail: done.value.detail ?? {},
    });
    return ok({});
  });
