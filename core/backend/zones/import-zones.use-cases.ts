import type { Document } from '../../documents/document.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { CsvReader } from '../../zones/csv-reader.port.ts';
import { csvTextOf } from '../../zones/csv-text.rule.ts';
import {
  countVerdicts,
  checkZoneRows,
  type ValidatedRow,
} from '../../zones/check-zone-rows.rule.ts';
import { placeAmongSites } from '../../zones/place-in-site.rule.ts';
import { zoneCsvOf, type ZoneCsv } from '../../zones/zone-csv.rule.ts';
import { REFUSED_SHOWN, type ZoneImportCheck } from '../../zones/zone-import-check.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { findSubmission } from '../find-submission.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { ZonePorts } from './change-zone.use-cases.ts';
import type { StagedZone } from './zone-import.repository.port.ts';
import { ZONE_IMPORT } from './zone-import.job.ts';
import { IMPORT_GONE, NOTHING_TO_IMPORT } from './zone-refusals.ts';

/** Milliseconds until a checked import expires. `JOB_TIME` is the maximum duration of the import job. */
const KEPT = 3600000;
const JOB_TIME = 24 * 3600000;

const refuse = (text: string) => refusalOf('unacceptable', 'csvRefused', `${text}.`);

const read = async (
  reader: CsvReader,
  { bytes }: Document,
): Promise<Result<ZoneCsv & { readonly encoding: string }, Refusal>> => {
  const text = csvTextOf(bytes);
  if (!text.ok) return refuse(text.error);
  const lines = await reader.read(text.value.text);
  if (!lines.ok) return refuse(lines.error);
  const csv = zoneCsvOf(lines.value);
  return csv.ok ? ok({ ...csv.value, encoding: text.value.encoding }) : refuse(csv.error);
};

/** Returns the site numbers and transmitter codes in a file. */
const namedIn = ({ rows }: ZoneCsv) => ({
  siteNums: [
    ...new Set(
      rows.flatMap(({ cells: { site = '' } }) => (/^0*\d{1,9}$/.test(site) ? [Number(site)] : [])),
    ),
  ],
  codes: [...new Set(rows.map(({ cells }) => (cells.device ?? '').toUpperCase()))].filter(Boolean),
});

const stagedOf = (checked: readonly ValidatedRow[], newId: () => string): readonly StagedZone[] =>
  checked
    .flatMap(({ verdict }): readonly Omit<StagedZone, 'num'>[] => {
      if (verdict.kind === 'new')
        return [
          {
            siteNum: verdict.siteNum,
            zoneId: newId(),
            rev: null,
            before: null,
            form: verdict.form,
          },
        ];
      if (verdict.kind !== 'changed') return [];
      const { before, form, siteNum } = verdict;
      return [{ siteNum, zoneId: before.id, rev: before.rev, before: before.form, form }];
    })
    .map((row, at) => ({ ...row, num: at + 1 }));

const refusedOf = (checked: readonly ValidatedRow[]): ZoneImportCheck['refused'] =>
  checked
    .flatMap(({ row, verdict }) =>
      verdict.kind === 'refused'
        ? [
            {
              line: row.line,
              site: row.cells.site ?? row.cells.device ?? '',
              zone: row.cells.num ?? '',
              reason: verdict.reason,
            },
          ]
        : [],
    )
    .slice(0, REFUSED_SHOWN);

/**
 * Creates the use cases that import zones of many sites from a file (domain guide 6.3). The file is checked first, then
 * imported as a whole in the background.
 */
export const importZones = (ports: ZonePorts & { readonly csvReader: CsvReader }) => ({
  /**
   * Returns what an import would do to each row, and stores the rows that have an effect for an hour. Changes no zones,
   * and writes the audit log.
   */
  checkZoneImport: async (
    caller: SessionCaller,
    { document, siteGroupNum: named }: ListInput & { readonly document: Document },
  ): Reply<ZoneImportCheck> => {
    const siteGroupNum = activeGroup(caller, named);
    if (siteGroupNum === null) return NOT_FOUND;
    const csv = await read(ports.csvReader, document);
    if (!csv.ok) return csv;
    const known = await ports.unitOfWork.read((tx) =>
      tx.zones.sitesOf(siteGroupNum, namedIn(csv.value)),
    );
    const checked = checkZoneRows(csv.value.rows, known, placeAmongSites(known));
    const rows = stagedOf(checked, () => ports.ids.next());
    const id = ports.ids.next();
    const now = ports.clock.now();
    const made = {
      id,
      ownerId: caller.session.accountId,
      siteGroupNum,
      rows: rows.length,
      fileName: document.name.slice(0, 120),
      createdAt: now,
      expiresAt: now + KEPT,
    };
    const counts = countVerdicts(checked);
    const sites = new Set(rows.map(({ siteNum }) => siteNum)).size;
    await ports.unitOfWork.run(async (tx) => {
      await tx.zoneImports.keep(made, rows);
      await recordAudit(tx, ports, caller, {
        operation: 'zone.checkImport',
        result: 'ok',
        target: made.fileName,
        detail: {
          import: id,
          rows: String(checked.length),
          sites: String(sites),
          new: String(counts.new),
          changed: String(counts.changed),
          unchanged: String(counts.unchanged),
          refused: String(counts.refused),
        },
      });
    });
    return ok({
      id,
      rows: checked.length,
      sites,
      counts,
      refused: refusedOf(checked),
      ignored: [...csv.value.ignored],
      encoding: csv.value.encoding,
    });
  },

  /** Starts a checked import. Refused rows are skipped, and all other rows are written in one transaction. */
  startZoneImport: (
    caller: SessionCaller,
    {
      id,
      idempotencyKey,
      siteGroupNum: named,
    }: ListInput & {
      readonly id: string;
      readonly idempotencyKey: string | null;
    },
  ): Reply<Job> =>
    ports.unitOfWork.run(async (tx) => {
      const siteGroupNum = activeGroup(caller, named);
      const made = await tx.zoneImports.find(id);
      const mine = made?.ownerId === caller.session.accountId && made.siteGroupNum === siteGroupNum;
      const submission = { key: idempotencyKey, route: 'startZoneImport', body: { id } };
      const kept = await findSubmission(tx, ports, caller, submission);
      if (!kept.ok) return kept;
      // A finished import is deleted, but a repeated request still gets the stored result.
      if (kept.value === null) {
        if (made === null || !mine || made.expiresAt <= ports.clock.now()) return IMPORT_GONE;
        if (made.rows === 0) return NOTHING_TO_IMPORT;
      }
      const [rows, fileName] = [made?.rows ?? 0, made?.fileName ?? ''];
      return startJob(tx, ports, caller, submission, async () => {
        await tx.zoneImports.prolong(id, ports.clock.now() + JOB_TIME);
        return {
          kind: ZONE_IMPORT,
          parameters: { importId: id, by: await nameOf(tx, caller) },
          total: rows,
          fileName,
          auditFacts: { file: fileName },
        };
      });
    }),
});
