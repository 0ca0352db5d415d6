import type { CheckReactions } from '../../schedules/schedule-check.ts';
import type { Schedule } from '../../schedules/schedule.ts';
import type { ScheduleForm } from '../../schedules/schedule-form.schema.ts';
import { CHECKS } from '../../schedules/check-kinds.ts';
import { watchSite } from '../schedules/watch-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { RecordTouch } from './portal-record.repository.port.ts';
import {
  type RecordPorts,
  type SiteWork,
  type StepWork,
  writtenIn,
  writtenOf,
} from './site-work.operation.ts';

type Layer = Schedule & Pick<ScheduleForm, 'authorizedBy'>;

/** Default fields of a permanent weekly schedule. */
const WEEK: Omit<Layer, 'areaNums' | 'entries'> = {
  layer: 'permanent' as const,
  kind: null,
  reason: null,
  authorizedBy: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
};

const layersOf = (
  work: SiteWork,
): readonly { readonly id: string | null; readonly layer: Layer }[] => [
  ...writtenOf(work, 'hours').map(({ id, values: { areaNums, openings } }) => ({
    id,
    layer: { ...WEEK, areaNums, entries: openings },
  })),
  ...writtenOf(work, 'exception').map(({ id, values: { openings, ...rest } }) => ({
    id,
    layer: { ...rest, entries: openings },
  })),
];

const writeHoursOf = async (
  tx: Transaction,
  ports: RecordPorts,
  work: SiteWork,
  touch: RecordTouch,
): Promise<void> => {
  const layers = layersOf(work);
  const { site } = work;
  const touched = { updatedAt: touch.now, updatedBy: touch.by };
  for (const { id, layer } of layers) {
    const known = id === null ? null : await tx.schedules.find(site.siteNum, id);
    if (known === null)
      await tx.schedules.insert(site, {
        ...layer,
        ...touched,
        id: ports.ids.next(),
        rev: 1,
        pressId: null,
        movedFrom: null,
        deletedAt: null,
      });
    else await tx.schedules.update({ ...known, ...layer, ...touched, rev: known.rev + 1 });
  }
  if (layers.length > 0) await watchSite(tx, ports, site.siteNum);
};

/** Writes the schedules of sites in all layers, then recomputes when each schedule is next checked (domain guide 6.5). */
export const writeHours = async (
  tx: Transaction,
  ports: RecordPorts,
  { sites, touch }: StepWork,
): Promise<void> => {
  for (const work of sites) await writeHoursOf(tx, ports, work, touch);
};

/** Writes the reactions to missed openings and closings, with the next revision. */
export const writeReactions = async (tx: Transaction, work: StepWork): Promise<void> => {
  const { touch } = work;
  for (const { before, site, values } of writtenIn(work, 'reactions'))
    await tx.schedules.putReactions(site.siteNum, {
      values: Object.fromEntries(CHECKS.map((check) => [check, values[check]])) as CheckReactions,
      rev: Number(before?.['rev'] ?? 0) + 1,
      updatedAt: touch.now,
      updatedBy: touch.by,
    });
};
