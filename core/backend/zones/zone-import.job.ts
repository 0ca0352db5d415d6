import { counted } from '../../kernel/counted.rule.ts';
import { ZONE_IMPORT_JOB } from '../../zones/zone-import-check.schema.ts';
import type { JobKind, JobWork } from '../jobs/job-kind.ts';
import type { JobStep } from '../jobs/job.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { zoneDetail } from './zone-detail.rule.ts';
import type { ImportedSite, StoredImport } from './zone-import.repository.port.ts';

interface ZoneImportParameters {
  readonly importId: string;
  /** Display name of the user who started the import, for site history. */
  readonly by: string;
}

/** Number of rows checked per job step. */
const STEP_ROWS = 500;

const GONE = 'The file of this import is no longer available. Please choose it again.';
const STALE =
  'Some zones have changed since the file was checked, so nothing was imported. Please choose the file again.';
const OVERFULL = 'A site would have more than 500 zones, so nothing was imported.';

const failed = (problem: string): JobStep => ({ checkpoint: null, rows: 0, part: '', problem });

const textOf = ({ added, changed }: ImportedSite): string =>
  [
    ...(added > 0 ? [`${counted(added, 'zone')} added`] : []),
    ...(changed > 0 ? [`${counted(changed, 'zone')} changed`] : []),
  ].join(', ');

/** Adds one history line per site and makes viewers reload the sites. */
const notify = async (
  tx: Transaction,
  sites: readonly ImportedSite[],
  by: string,
  { clock, ids }: Pick<JobWork, 'clock' | 'ids'>,
): Promise<void> => {
  const at = clock.now();
  const [kind, event] = ['Data change', 'Zones imported'] as const;
  const lines = sites.map((site) => ({
    id: ids.next(),
    at,
    kind,
    event,
    actor: by,
    comment: textOf(site),
    siteNum: site.siteNum,
    siteGroupNum: site.siteGroupNum,
  }));
  await tx.activity.append(lines);
  for (const group of new Set(sites.map(({ siteGroupNum }) => siteGroupNum)))
    await tx.live.append(
      group,
      lines
        .filter(({ siteGroupNum }) => siteGroupNum === group)
        .flatMap(({ id, siteNum }) => [
          { siteNum, devNum: null, kind: 'activity', data: { id, at, kind, event } },
          { siteNum, devNum: null, kind: 'site', data: {} },
        ]),
      at,
    );
};

/** Locks all sites, checks every row again, then writes all rows. */
const apply = async (
  tx: Transaction,
  made: StoredImport,
  by: string,
  work: JobWork,
): Promise<JobStep> => {
  const whole = { after: 0, limit: made.rows };
  const locked = await tx.zoneImports.lockSites(made.id);
  if (locked.some(({ overfull }) => overfull)) return failed(OVERFULL);
  if ((await tx.zoneImports.countStale(made, whole)) > 0) return failed(STALE);
  const rows = await tx.zoneImports.rows(made.id, whole);
  const sites = await tx.zoneImports.apply(made.id, { by, at: work.clock.now() });
  await notify(tx, sites, by, work);
  await tx.zoneImports.remove(made.id);
  const { id, ownerId, startedBy } = work.job;
  await tx.audit.append({
    at: work.clock.now(),
    ...startedBy,
    subjectId: ownerId,
    actorId: ownerId,
    claimedIp: null,
    operation: 'zone.import',
    target: made.fileName,
    result: 'ok',
    detail: {
      job: id,
      file: made.fileName,
      rows: String(made.rows),
      sites: String(sites.length),
      ...zoneDetail(
        rows.map(({ before, form, num, siteNum }) => ({
          name: `site ${siteNum} zone ${form.num} row ${num}`,
          before,
          form,
        })),
      ),
    },
  });
  return { checkpoint: null, rows: 0, part: '' };
};

/**
 * Job that imports zones of many sites (domain guide 6.3). Steps check the stored rows, and the last step writes all rows
 * in one transaction, so that a cancellation, failure or crash leaves nothing half imported.
 */
export const ZONE_IMPORT: JobKind<ZoneImportParameters, number> = {
  name: ZONE_IMPORT_JOB,
  access: { kind: 'full', applications: [2], permissions: ['zonesRead', 'zonesEdit'] },
  step: async (tx, { by, importId }, checkpoint, work) => {
    const made = await tx.zoneImports.find(importId);
    if (made === null) return failed(GONE);
    const after = checkpoint ?? 0;
    if (after >= made.rows) return apply(tx, made, by, work);
    if ((await tx.zoneImports.countStale(made, { after, limit: STEP_ROWS })) > 0)
      return failed(STALE);
    const rows = Math.min(STEP_ROWS, made.rows - after);
    return { checkpoint: after + rows, rows, part: '' };
  },
};
