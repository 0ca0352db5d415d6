import { typedMoment } from '../../kernel/typed-time.rule.ts';
import { instantOf } from '../../kernel/instant.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import {
  outOfServiceForm,
  OUT_OF_SERVICE_LIMITS,
  outOfServiceFormSchema,
  type OutOfServiceForm,
} from '../../site-file/out-of-service-entry.schema.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { StoredOutOfService } from './out-of-service.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { FilePorts } from './account-under.operation.ts';

type DeviceInput = SiteInput & { readonly dn: number; readonly id: string };

const LONGEST = OUT_OF_SERVICE_LIMITS.days * 24 * 3600000;
/** How far a start may lie in the past, in milliseconds. */
const LATE = 5 * 60000;

const wrongTime = (message: string) => refusalOf('unacceptable', 'wrongTime', message);

const NOT_WATCHED = refusalOf(
  'conflict',
  'notWatched',
  'Only a monitored device can go out of service. This site isn’t monitored now.',
);

/** Validates start and end by the server's clock and returns them in milliseconds UTC. */
const timesOf = (ports: FilePorts, timeZone: string, { ends, starts }: OutOfServiceForm) => {
  const now = ports.clock.now();
  const instant = (typed: string) => instantOf(typedMoment(typed, timeZone));
  const startsAt = starts === null ? now : Math.max(now, instant(starts));
  const endsAt = ends === null ? null : instant(ends);
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt ?? 0))
    return wrongTime(
      'This time does not exist: the site’s clocks move forward over it. Choose another one.',
    );
  if (starts !== null && instant(starts) < now - LATE)
    return wrongTime('The start is in the past. Leave it blank to start now.');
  if (startsAt > now + LONGEST) return wrongTime('The start can be at most one year ahead.');
  if (endsAt !== null && endsAt <= startsAt) return wrongTime('The end must be after the start.');
  if (endsAt !== null && endsAt > startsAt + LONGEST)
    return wrongTime('The end can be at most one year after the start.');
  return ok({ startsAt, endsAt });
};

const NOTHING = { category: null, reason: null, starts: null, ends: null };

/** Creates the use cases that take devices out of service and return them to service (domain guide 6.6). */
export const outOfServiceEntries = (ports: FilePorts) => ({
  /** Takes a device out of service, now or at a planned time. Idempotent by id. */
  takeOutOfService: (
    caller: SessionCaller,
    { dn, id, sn, siteGroupNum, ...input }: DeviceInput & OutOfServiceForm,
  ): Reply =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
      const validated = validateForm(outOfServiceFormSchema, outOfServiceForm.pick(input));
      if (!validated.ok) return validated;
      const device = await tx.outOfServiceEntries.device(sn, dn, id);
      if (device === null) return NOT_FOUND;
      const { entry: standing, over } = device;
      if (standing?.id === id || over !== null) return ok({});
      if (standing !== null)
        return changedAtSite(ports, site, {
          updatedBy: standing.placedBy,
          updatedAt: standing.placedAt,
        });
      if (!device.isWatched) return NOT_WATCHED;
      const times = timesOf(ports, site.timeZone, validated.value);
      if (!times.ok) return times;
      const now = ports.clock.now();
      const { category, reason } = validated.value;
      const entry: StoredOutOfService = {
        id,
        siteNum: sn,
        devNum: dn,
        category,
        reason,
        ...times.value,
        begunAt: null,
        placedBy: site.by,
        placedAt: now,
        rev: 1,
      };
      await tx.outOfServiceEntries.add(entry);
      const begins = entry.startsAt <= now;
      if (begins) await tx.outOfServiceEntries.begin(entry, now);
      await recordChange(tx, ports, caller, site, {
        operation: 'site.outOfService',
        id: String(dn),
        subject: device.xmit,
        event: begins ? 'Device out of service' : 'Out of service planned',
        changes: fieldChanges(outOfServiceForm.names, NOTHING, validated.value),
        labels: outOfServiceForm.labels,
        whole: true,
      });
      return ok({});
    }),

  /** Returns a device to service or removes a planned entry. Refuses if the entry changed since the caller's revision. */
  returnToService: (
    caller: SessionCaller,
    { dn, id, rev, sn, siteGroupNum }: DeviceInput & { readonly rev: number },
  ): Reply =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
      const device = await tx.outOfServiceEntries.device(sn, dn, id);
      if (device === null) return NOT_FOUND;
      const { entry, over } = device;
      if (over !== null)
        return changedAtSite(ports, site, { updatedBy: over.by, updatedAt: over.at });
      if (entry?.id !== id) return NOT_FOUND;
      if (entry.rev !== rev)
        return changedAtSite(ports, site, { updatedBy: null, updatedAt: entry.begunAt });
      await tx.outOfServiceEntries.end(entry, { by: site.by, at: ports.clock.now() });
      await recordChange(tx, ports, caller, site, {
        operation: 'site.backInService',
        id: String(dn),
        subject: device.xmit,
        event: entry.begunAt === null ? 'Planned out of service removed' : 'Device back in service',
        changes: fieldChanges(['category'] as const, entry, { category: null }),
        labels: outOfServiceForm.labels,
        whole: true,
      });
      return ok({});
    }),
});
