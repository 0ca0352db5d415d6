import type { SitePart } from '../../provisioning/portal-kind.ts';
import type { WrittenRecord } from '../../provisioning/site-draft.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { HeldSite } from '../site-data.repository.port.ts';
import type { JudgedSite } from './judge-sites.operation.ts';

/** What writing the records of a site is plugged into. */
export type RecordPorts = Pick<BackendPorts, 'clock' | 'ids' | 'vault' | 'wallClock'>;

/** One site that is written, and by whom. */
export interface SiteWork {
  readonly site: HeldSite;
  readonly judged: JudgedSite;
  readonly touch: { readonly by: string; readonly now: number };
  /** Hashes of account passcodes by the line that sets them. */
  readonly hashes: ReadonlyMap<number, string>;
}

/** The records of one kind that are written. */
export const writtenOf = ({ judged }: SiteWork, kind: SitePart): readonly WrittenRecord[] =>
  judged.draft.written.filter((record) => record.kind === kind);
