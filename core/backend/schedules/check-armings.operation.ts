import { planHours } from '../../schedules/effective-hours.rule.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import { concernsArea } from '../signals/arm-areas.rule.ts';
import { signalAge } from '../signals/signal-age.rule.ts';
import type { Heard } from '../signals/signal-row.rule.ts';
import type { LockedDevice } from '../signals/signal.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type AreaPast, nextChange, withChange } from './area-past.rule.ts';
import { checkArming } from './found-check.rule.ts';
import { pastOfArea } from './past-of-area.rule.ts';
import { type RaisedCheck, raiseChecks } from './raise-checks.operation.ts';
import type { SupervisedSite } from './supervision.repository.port.ts';

/** How far back a scheduled opening may have started, in milliseconds: two days plus its tolerance windows. */
const LOOK_BACK_MS = 3 * 86400000;

/** Checks that a signal is an opening or closing to be checked: it has its own history row and is not outdated. */
const isArming = ({ signal, written }: Heard, now: number): boolean =>
  signal.event.arming !== null &&
  (written.as === 'row' || written.as === 'flood') &&
  signalAge(signal.at, now) === 'acted';

const nameOf = ({ areas }: SupervisedSite, devNum: number, areaNum: number): string =>
  areas.find((one) => one.devNum === devNum && one.areaNum === areaNum)?.name ?? `Area ${areaNum}`;

/**
 * Compares the opening and closing signals of a batch with their sites' schedules. Each signal is judged by its own time
 * and by what was known when it arrived. Runs no query if the batch has no such signals. `after` maps each device before
 * the batch to its state after the batch.
 */
export const checkArmings = async (
  tx: Transaction,
  ports: NoticePorts,
  heard: readonly Heard[],
  after: ReadonlyMap<LockedDevice, LockedDevice>,
): Promise<void> => {
  const now = ports.clock.now();
  const armings = heard.filter((one) => isArming(one, now));
  if (armings.length === 0) return;
  const nums = [...new Set(armings.map(({ device }) => device.siteNum))];
  const since = Math.min(...armings.map(({ signal }) => signal.at)) - LOOK_BACK_MS;
  const own = new Set(heard.map(({ signal }) => signal.id));
  const sites = new Map(
    (await tx.supervision.read(nums.map((siteNum) => ({ siteNum, since })))).map((site) => [
      site.siteNum,
      {
        site: { ...site, changes: site.changes.filter(({ id }) => !own.has(id)) },
        plan: planHours(site.schedules, site.holidays),
        place: { clock: ports.wallClock, timeZone: site.timeZone },
      },
    ]),
  );
  const pasts = new Map<string, AreaPast>();
  const found: RaisedCheck[] = [];
  for (const { device, signal, written } of armings) {
    const { at, event } = signal;
    const known = sites.get(device.siteNum);
    const watch = known?.site.watch ?? null;
    if (known === undefined || watch === null) continue;
    const { site, plan, place } = known;
    const ofDevice = device.areas.map(({ num }) => num);
    for (const area of device.areas) {
      const areaNum = area.num;
      if (!concernsArea(ofDevice, event.areaNum, areaNum)) continue;
      const key = `${device.siteNum} ${device.devNum} ${areaNum}`;
      const past = pasts.get(key) ?? pastOfArea(site, device.devNum, area);
      const change = { at, isOpen: event.arming === 'open', user: event.user };
      const grown = withChange(past, change);
      pasts.set(key, grown);
      if (at < watch.watchedFrom) continue;
      const areaName = nameOf(site, device.devNum, areaNum);
      const next = nextChange(grown, at);
      const looks = [
        { change, past, floods: written.as === 'flood' },
        // A signal that arrived late may change the result for the next opening or closing.
        ...(next === null ? [] : [{ ...next, floods: false }]),
      ];
      for (const look of looks) {
        const missed = checkArming(plan, { areaNum, past: look.past }, look.change, place);
        if (missed === null) continue;
        const fields = { areaNum, areaName, panelUser: look.change.user, floods: look.floods };
        found.push({ site, device: after.get(device) ?? device, check: { ...missed, ...fields } });
      }
    }
  }
  await raiseChecks(tx, ports, found);
};
