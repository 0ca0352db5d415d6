import {
  secretPlace,
  SITE_PARTS,
  type PortalKindName,
  type PortalValues,
} from '../../provisioning/portal-kind.ts';
import { linesOf, writePortalRecord } from '../../provisioning/write-portal-record.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { openSite } from './check-sites.operation.ts';

/** Number of sites read at once; `PEOPLE` is the number of people read at once. */
const SITES = 25;
const PEOPLE = 200;

/** Encrypts a code for an export file, given its record and field. */
export type SealSecret = (of: string, code: string) => string;

/** The position in an export: after a site or a person. A null position starts with the groups. */
export type ExportMark =
  | { readonly of: 'sites'; readonly after: number }
  | { readonly of: 'people'; readonly after: string };

/** Some exported records, and the position of the next ones. */
export interface ExportPage {
  readonly records: readonly ReadonlyMap<string, string>[];
  /** Number of sites in `records`. */
  readonly sites: number;
  /** Position of the next page; null after the last page. */
  readonly next: ExportMark | null;
}

/** Returns the next records of an export, ordered by kind. Codes are encrypted by `seal`, or left out if `seal` is null. */
export const exportPage = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'vault'>,
  seal: SealSecret | null,
  mark: ExportMark | null,
): Promise<ExportPage> => {
  const written = (kind: PortalKindName, values: PortalValues): ReadonlyMap<string, string> =>
    writePortalRecord(
      kind,
      values,
      seal === null ? null : (field, code) => seal(secretPlace(kind, values['site'], field), code),
    );
  if (mark === null) {
    const tree = await tx.siteGroups.tree();
    const groups = await tx.siteGroups.byNum(tree.map(({ num }) => num));
    const records = groups.map((group) => written('group', { ...group }));
    return { records, sites: 0, next: { of: 'sites', after: 0 } };
  }
  if (mark.of === 'people') {
    const people = await tx.portalPeople.page(mark.after, PEOPLE);
    const last = people.at(-1);
    const records = people.map(({ values }) => written('person', values));
    const next = last === undefined ? null : { of: 'people' as const, after: last.id };
    return { records, sites: 0, next };
  }
  const nums = await tx.portalRecords.siteNums(mark.after, SITES);
  const last = nums.at(-1);
  if (last === undefined) return { records: [], sites: 0, next: { of: 'people', after: '' } };
  const sites = await tx.portalRecords.sites(nums, ports.clock.now());
  const records = sites.flatMap((sealed) => {
    const { parts, site } = openSite(ports, sealed);
    const ofSite = SITE_PARTS.flatMap((part) =>
      parts[part].flatMap(({ values }) => linesOf(part, values).map((one) => written(part, one))),
    );
    return [written('site', site), ...ofSite];
  });
  return { records, sites: nums.length, next: { of: 'sites', after: last } };
};
