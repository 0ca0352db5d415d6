import type { PortalKind, SitePart } from '../../provisioning/portal-kind.ts';
import { type Validated, KINDS } from '../../provisioning/portal-kinds.ts';
import type { WrittenRecord } from '../../provisioning/site-draft.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type { CheckedSite } from './check-sites.operation.ts';
import type { RecordTouch } from './portal-record.repository.port.ts';

export type RecordPorts = Pick<BackendPorts, 'clock' | 'ids' | 'vault' | 'wallClock'>;

export interface SiteWork {
  readonly site: LockedSite;
  readonly checked: CheckedSite;
}

/** The sites that one step writes, and the person who imports them. */
export interface StepWork {
  readonly sites: readonly SiteWork[];
  readonly touch: RecordTouch;
  /** Hashes of account passcodes, by the number of the line that sets them. */
  readonly hashes: ReadonlyMap<number, string>;
}

type Written<Part extends SitePart | 'site'> = Omit<WrittenRecord, 'values'> & {
  readonly values: Validated<Part>;
};

const PARTS: { readonly [Part in SitePart | 'site']: PortalKind<Validated<Part>> } = KINDS;

/** Returns the validated records of one kind that will be written for a site. */
export const writtenOf = <Part extends SitePart | 'site'>(
  { checked }: SiteWork,
  part: Part,
): readonly Written<Part>[] => {
  const { validated: read } = PARTS[part];
  return checked.draft.written.flatMap((record) =>
    record.kind === part ? [{ ...record, values: read(record.values) }] : [],
  );
};

/** Returns the validated records of one kind for all sites, each with its site. */
export const writtenIn = <Part extends SitePart | 'site'>(
  { sites }: StepWork,
  part: Part,
): readonly (Written<Part> & { readonly site: LockedSite })[] =>
  sites.flatMap((work) => writtenOf(work, part).map((record) => ({ ...record, site: work.site })));

/** Returns all records of one kind of a site, as they will be after the change. */
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
