import type { PortalKind, SitePart } from '../../provisioning/portal-kind.ts';
import { type Validated, KINDS } from '../../provisioning/portal-kinds.ts';
import type { WrittenRecord } from '../../provisioning/site-draft.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type { CheckedSite } from './check-sites.operation.ts';
import type { RecordTouch } from './portal-record.repository.port.ts';

/** The ports that writing the records of a site needs. */
export type RecordPorts = Pick<BackendPorts, 'clock' | 'ids' | 'vault' | 'wallClock'>;

/** One site to be written. */
export interface SiteWork {
  readonly site: LockedSite;
  readonly checked: CheckedSite;
}

/** The sites that a step writes together, and the person who writes them. */
export interface StepWork {
  readonly sites: readonly SiteWork[];
  readonly touch: RecordTouch;
  /** Hashes of account passcodes, by the line that sets them. */
  readonly hashes: ReadonlyMap<number, string>;
}

type Written<Part extends SitePart | 'site'> = Omit<WrittenRecord, 'values'> & {
  readonly values: Validated<Part>;
};

const PARTS: { readonly [Part in SitePart | 'site']: PortalKind<Validated<Part>> } = KINDS;

/** Returns the records of one kind to be written for a site, as its forms validated them. */
export const writtenOf = <Part extends SitePart | 'site'>(
  { checked }: SiteWork,
  part: Part,
): readonly Written<Part>[] => {
  const { validated: read } = PARTS[part];
  return checked.draft.written.flatMap((record) =>
    record.kind === part ? [{ ...record, values: read(record.values) }] : [],
  );
};

/** Returns the records of one kind for every site, each with its site. */
export const writtenIn = <Part extends SitePart | 'site'>(
  { sites }: StepWork,
  part: Part,
): readonly (Written<Part> & { readonly site: LockedSite })[] =>
  sites.flatMap((work) => writtenOf(work, part).map((record) => ({ ...record, site: work.site })));

/** Returns all records of one kind as they will be after the change. */
export const recordsOf = <Part extends SitePart>(
  { checked }: SiteWork,
  part: Part,
): readonly { readonly id: string | null; readonly values: Validated<Part> }[] => {
  const { validated: read } = PARTS[part];
  return [...checked.draft.parts[part].values()].map(({ id, values }) => ({
    id,
    values: read(values),
  }));
};
