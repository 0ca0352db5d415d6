import { counted } from '../../kernel/counted.rule.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { zoneForm, type ZoneForm } from '../../zones/zone-form.schema.ts';
import type { ZoneChange } from '../../zones/zone.schema.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { ZonePorts } from './change-zone.use-cases.ts';
import { validateZoneForm, validateZoneList } from './validate-zone-form.operation.ts';
import type { StoredZone } from './zone.repository.port.ts';
import { zoneDetail } from './zone-detail.rule.ts';
import { ID_TAKEN, NOTHING_TO_IMPORT } from './zone-refusals.ts';

/** Changes of many zones of one site. `source` is where the changes come from. */
export interface ZonesInput extends SiteInput {
  readonly wishes: readonly ZoneChange[];
  readonly source: 'site' | 'template';
}

interface Planned {
  readonly id: string;
  readonly form: ZoneForm;
  readonly before: StoredZone | null;
}

type Standing = ReadonlyMap<string, StoredZone>;

const planOf = (
  change: ZoneChange,
  standing: Standing,
  stale: (zone: StoredZone) => Refusal,
): Result<Planned, Refusal> => {
  const validated = validateZoneForm(change.form);
  if (!validated.ok) return validated;
  const { id } = change;
  if (change.kind === 'new') return ok({ id, form: validated.value, before: null });
  const before = standing.get(id);
  if (before === undefined) return NOT_FOUND;
  return before.rev === change.rev ? ok({ id, form: validated.value, before }) : err(stale(before));
};

const planAll = (
  changes: readonly ZoneChange[],
  standing: Standing,
  stale: (zone: StoredZone) => Refusal,
): Result<readonly Planned[], Refusal> => {
  const plans: Planned[] = [];
  for (const change of changes) {
    const plan = planOf(change, standing, stale);
    if (!plan.ok) return plan;
    plans.push(plan.value);
  }
  return ok(plans);
};

const detailOf = (plans: readonly Planned[]): Readonly<Record<string, string>> =>
  zoneDetail(
    plans.map(({ before, form, id }) => ({
      name: `zone ${form.num} device ${form.devNum} area ${form.areaNum} ${id.slice(0, 8)}`,
      before: before && zoneForm.pick(before),
      form,
    })),
  );

const textOf = (added: number, changed: number): string =>
  [
    ...(added > 0 ? [`${counted(added, 'zone')} added`] : []),
    ...(changed > 0 ? [`${counted(changed, 'zone')} changed`] : []),
  ].join(', ');

/**
 * Creates the use case that changes many zones of a site by range, copy, template or file (domain guide 6.3 "Operations").
 * Changes all rows or none.
 */
export const changeZones = (ports: ZonePorts) => ({
  changeZones: (caller: SessionCaller, { source, wishes, ...input }: ZonesInput) =>
    changeOfSite(
      ports,
      caller,
      input,
      async (tx, site): Reply<{ added: number; changed: number }> => {
        const { devices, zones } = await tx.zones.known(input.sn);
        const standing = new Map(zones.map((zone) => [zone.id, zone]));
        const planned = planAll(wishes, standing, (zone) => changedAtSite(ports, site, zone).error);
        if (!planned.ok) return planned;
        const plans = planned.value.filter(
          ({ before, form }) => before === null || !zoneForm.same(zoneForm.pick(before), form),
        );
        if (plans.length === 0) return NOTHING_TO_IMPORT;
        const after = new Map(
          zones.map((zone) => [zone.id, { ...zoneForm.pick(zone), id: zone.id }]),
        );
        for (const { form, id } of plans) after.set(id, { ...form, id });
        const fits = validateZoneList([...after.values()], devices);
        if (!fits.ok) return fits;
        const stamp = { by: site.by, at: ports.clock.now() };
        const rows = plans.map(({ form, id }) => ({ id, siteNum: input.sn, form, source }));
        const fresh = rows.filter((_, at) => plans[at]?.before === null);
        const others = rows.filter((_, at) => plans[at]?.before !== null);
        if (await tx.zones.taken(fresh.map(({ id }) => id))) return ID_TAKEN;
        if (fresh.length > 0) await tx.zones.add(fresh, stamp);
        if (others.length > 0) await tx.zones.change(others, stamp);
        const reply = { added: fresh.length, changed: others.length };
        await recordChange(
          tx,
          ports,
          caller,
          site,
          {
            operation: 'zone.changeMany',
            event: 'Zones changed',
            id: null,
            subject: textOf(reply.added, reply.changed),
            changes: [],
            labels: {},
            detail: { source, ...detailOf(plans) },
          },
          reply,
        );
        return ok(reply);
      },
    ),
});
