import {
  secretPlace,
  SITE_PARTS,
  type PortalKindName,
  type PortalValues,
} from '../../provisioning/portal-kind.ts';
import { linesOf, writePortalRecord } from '../../provisioning/write-portal-record.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { noteOperator } from '../note-operator.operation.ts';
import { openSite } from './judge-sites.operation.ts';

/** Sites and people that are read at once. */
const SITES = 25;
const PEOPLE = 200;

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'vault'>;

/** Seals a code for a file: of which record, and which of its fields. */
export type SealSecret = (of: string, code: string) => string;

/** Everything a file says, record by record in the order of the kinds; what is read is as it stood at that moment. Audited when it is taken, by whether codes go with it (SECURITY.md §2.11). */
export const exportPortal = async function* (
  ports: Ports,
  seal: SealSecret | null,
): AsyncGenerator<ReadonlyMap<string, string>, undefined> {
  const { unitOfWork } = ports;
  const written = (kind: PortalKindName, values: PortalValues): ReadonlyMap<string, string> =>
    writePortalRecord(
      kind,
      values,
      seal === null ? null : (field, code) => seal(secretPlace(kind, values['site'], field), code),
    );
  await unitOfWork.run((tx) =>
    noteOperator(tx, ports, {
      ...{ operation: 'portal.export', target: 'everything', result: 'ok' },
      detail: { codes: seal === null ? 'left out' : 'encrypted' },
    }),
  );
  const tree = await unitOfWork.read((tx) => tx.siteGroups.tree());
  const groups = await unitOfWork.read((tx) => tx.siteGroups.byNum(tree.map(({ num }) => num)));
  for (const group of groups) yield written('group', { ...group });
  for (let after = 0; ;) {
    const nums = await unitOfWork.read((tx) => tx.portalRecords.siteNums(after, SITES));
    if (nums.length === 0) break;
    after = nums.at(-1) ?? after;
    const sites = await unitOfWork.read((tx) => tx.portalRecords.sites(nums, ports.clock.now()));
    for (const sealed of sites) {
      const { parts, site } = openSite(ports, sealed);
      yield written('site', site);
      for (const part of SITE_PARTS)
        for (const { values } of parts[part])
          for (const one of linesOf(part, values)) yield written(part, one);
    }
  }
  for (let after = ''; ;) {
    const people = await unitOfWork.read((tx) => tx.portalPeople.page(after, PEOPLE));
    if (people.length === 0) return undefined;
    after = people.at(-1)?.id ?? after;
    for (const { values } of people) yield written('person', values);
  }
};
