import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { zoneForm, type ZoneForm } from '../../zones/zone-form.schema.ts';
import type { Zone } from '../../zones/zone.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange, type SiteChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { roleOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeZone } from './describe-zones.rule.ts';
import { validateZoneForm, validateZoneList } from './validate-zone-form.operation.ts';
import type { StoredZone } from './zone.repository.port.ts';
import { DESCRIPTION_ONLY, ID_TAKEN } from './zone-refusals.ts';

export type ZonePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'wallClock' | 'ids' | 'secrets'
>;

type Named = SiteInput & { readonly id: string };
type Revised = Named & { readonly rev: number };

/** Returns the display name of a zone in site history: `Zone 02 Back door – contact`. */
const subjectOf = ({ description, num }: Pick<ZoneForm, 'num' | 'description'>): string =>
  `Zone ${num} ${description}`;

/** Describes the change of one zone for site history and the audit log. */
const changeOf = (
  given: Pick<SiteChange, 'operation' | 'event' | 'whole'>,
  id: string,
  before: ZoneForm | null,
  after: ZoneForm | null,
): SiteChange<keyof ZoneForm> => {
  const form = after ?? before;
  return {
    ...given,
    id,
    subject: form === null ? null : subjectOf(form),
    changes: fieldChanges(zoneForm.names, before, after),
    labels: zoneForm.labels,
  };
};

interface Written {
  readonly zone: StoredZone;
  readonly by: string;
  readonly at: number;
}

/**
 * Returns the API response to a change: the changed zone. The zone's state in running tests is null, because the screen
 * reads that state separately.
 */
const answerOf = ({ at, by, zone }: Written): Zone => ({
  ...describeZone(zone, null),
  rev: zone.rev + 1,
  updatedAt: isoInstant(at),
  updatedBy: by,
});

const added = (id: string, form: ZoneForm, by: string, at: number): Zone =>
  describeZone(
    {
      ...form,
      id,
      rev: 1,
      source: 'site',
      bypassed: false,
      unrestoredSince: null,
      lastSignalAt: null,
      lastSignal: null,
      deletedAt: null,
      updatedAt: at,
      updatedBy: by,
    },
    null,
  );

/**
 * Finds a zone of a locked site. Refuses if the zone changed since the caller's revision. Deleted zones are found only if
 * `deleted` is true.
 */
const lockZone = async (
  tx: Transaction,
  ports: ZonePorts,
  site: LockedSite,
  { deleted, id, rev }: { readonly id: string; readonly rev: number; readonly deleted: boolean },
): Reply<StoredZone> => {
  const zone = await tx.zones.find(site.siteNum, id);
  if (zone === null) return NOT_FOUND;
  if (zone.rev !== rev) return changedAtSite(ports, site, zone);
  return (zone.deletedAt !== null) === deleted ? ok(zone) : NOT_FOUND;
};

/** Creates the use cases that add, change, delete and restore single zones of a site (domain guide 6.3, 5.3). */
export const changeZone = (ports: ZonePorts) => ({
  addZone: (caller: SessionCaller, { id, sn, siteGroupNum, ...input }: Named & ZoneForm) =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply<Zone> => {
      const known = await tx.zones.find(sn, id);
      // If the zone is already stored, this is a repeat of a request whose response was lost.
      if (known !== null) return ok(describeZone(known, null));
      const validated = validateZoneForm(zoneForm.pick(input));
      if (!validated.ok) return validated;
      const form = validated.value;
      const { devices, zones } = await tx.zones.known(sn);
      const fits = validateZoneList([...zones, { ...form, id }], devices);
      if (!fits.ok) return fits;
      const stamp = { by: site.by, at: ports.clock.now() };
      if (await tx.zones.taken([id])) return ID_TAKEN;
      await tx.zones.add([{ id, siteNum: sn, form, source: 'site' }], stamp);
      const reply = added(id, form, stamp.by, stamp.at);
      const fields = { operation: 'zone.add', event: 'Zone added', whole: true } as const;
      await recordChange(tx, ports, caller, site, changeOf(fields, id, null, form), reply);
      return ok(reply);
    }),

  /**
   * Changes a zone. Customers may change only the description; all other fields that customers send must equal the stored
   * values (domain guide 6.3 "Rules").
   */
  changeZone: (
    caller: SessionCaller,
    { id, rev, sn, siteGroupNum, ...input }: Revised & ZoneForm,
  ) =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply<Zone> => {
      const locked = await lockZone(tx, ports, site, { id, rev, deleted: false });
      if (!locked.ok) return locked;
      const zone = locked.value;
      const before = zoneForm.pick(zone);
      const asked = zoneForm.pick(input);
      const wordsOnly = zoneForm.same({ ...asked, description: before.description }, before);
      if (roleOf(caller) === 'customer' && !wordsOnly) return DESCRIPTION_ONLY;
      // A changed description alone is not validated, because the stored definition may be older than the current rules.
      const validated = wordsOnly ? ok(asked) : validateZoneForm(asked);
      if (!validated.ok) return validated;
      const form = validated.value;
      if (zoneForm.same(form, before)) return ok(describeZone(zone, null));
      const { devices, zones } = await tx.zones.known(sn);
      const list = zones.map((one) => (one.id === id ? { ...form, id } : one));
      const fits = wordsOnly ? ok(null) : validateZoneList(list, devices);
      if (!fits.ok) return fits;
      const stamp = { by: site.by, at: ports.clock.now() };
      await tx.zones.change([{ id, siteNum: sn, form }], stamp);
      const reply = answerOf({ zone: { ...zone, ...form }, ...stamp });
      const fields = { operation: 'zone.change', event: 'Zone changed' } as const;
      await recordChange(tx, ports, caller, site, changeOf(fields, id, before, form), reply);
      return ok(reply);
    }),

  removeZone: (caller: SessionCaller, { id, rev, ...input }: Revised) =>
    changeOfSite(ports, caller, input, async (tx, site): Reply<{ rev: number }> => {
      const locked = await lockZone(tx, ports, site, { id, rev, deleted: false });
      if (!locked.ok) return locked;
      await tx.zones.setDeleted(id, true, { by: site.by, at: ports.clock.now() });
      const fields = { operation: 'zone.delete', event: 'Zone deleted', whole: true } as const;
      const change = changeOf(fields, id, zoneForm.pick(locked.value), null);
      const reply = { rev: rev + 1 };
      await recordChange(tx, ports, caller, site, change, reply);
      return ok(reply);
    }),

  /** Restores a deleted zone. Refuses if another zone now has the same zone number. */
  restoreZone: (caller: SessionCaller, { id, rev, ...input }: Revised) =>
    changeOfSite(ports, caller, input, async (tx, site): Reply<Zone> => {
      const locked = await lockZone(tx, ports, site, { id, rev, deleted: true });
      if (!locked.ok) return locked;
      const { devices, zones } = await tx.zones.known(input.sn);
      const fits = validateZoneList([...zones, locked.value], devices);
      if (!fits.ok) return fits;
      const stamp = { by: site.by, at: ports.clock.now() };
      await tx.zones.setDeleted(id, false, stamp);
      const reply = answerOf({ zone: locked.value, ...stamp });
      const fields = { operation: 'zone.restore', event: 'Zone restored', whole: true } as const;
      const change = changeOf(fields, id, null, zoneForm.pick(locked.value));
      await recordChange(tx, ports, caller, site, change, reply);
      return ok(reply);
    }),
});
