import type { PortalKindName } from '../../provisioning/portal-kind.ts';
import type { ImportCounts, ImportState } from '../../provisioning/import-counts.rule.ts';
import type { LineVerdict } from '../../provisioning/site-draft.rule.ts';
import type { JobOrigin } from '../jobs/job.repository.port.ts';

/** The position from which an import continues: after this unit, which is a site, some people, or all groups. */
export interface UnitMark {
  readonly stage: number;
  readonly unit: number;
}

/** A file that is being read, checked or imported; instants are milliseconds UTC. */
export interface StoredImport {
  readonly id: string;
  readonly name: string;
  /** Digest of its bytes, so that the same file continues where it was interrupted. */
  readonly digest: string;
  readonly bytes: number;
  readonly lines: number;
  readonly state: ImportState;
  /** Null at the start of a pass. */
  readonly mark: UnitMark | null;
  /** Lines decided in this pass, by kind and verdict. */
  readonly counts: ImportCounts;
  /** The account that started it; null for a command on the server. */
  readonly ownerId: string | null;
  readonly ownerName: string;
  readonly origin: JobOrigin;
  /** True if its owner may give staff rights. */
  readonly mayGiveStaff: boolean;
  readonly problem: string | null;
  /** True if the file shows that a spreadsheet program removed leading zeros. */
  readonly lostZeros: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A line of the file. Secret cells are sealed separately. */
export interface StagedLine {
  readonly line: number;
  /** Null for a line without a kind, which is refused. */
  readonly kind: PortalKindName | null;
  readonly stage: number;
  readonly unit: number;
  /** Unique key in the whole portal; empty if its unit already identifies it. */
  readonly key: string;
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly sealed: string | null;
  readonly verdict: LineVerdict['verdict'] | null;
  readonly problems: readonly string[];
}

/** A refused line for the user. */
export interface RefusedLine {
  readonly line: number;
  readonly kind: PortalKindName | null;
  readonly name: string;
  readonly problems: readonly string[];
}

/** Files of a whole portal during an import, line by line. */
export interface PortalImportRepository {
  /** Stores a new file. An existing file of the same id stays unchanged. */
  create(file: StoredImport): Promise<void>;
  /** Stores lines that were read; a repeated line is ignored. */
  addLines(importId: string, lines: readonly StagedLine[]): Promise<void>;
  /** Stores the reading progress for waiting users; only during reading. */
  readSoFar(id: string, lines: number, at: number): Promise<void>;
  find(id: string): Promise<StoredImport | null>;
  /** Returns the import, locked until the transaction ends, so that two processes that continue it take turns. */
  lock(id: string): Promise<StoredImport | null>;
  save(file: StoredImport): Promise<void>;
  /** Returns the newest import, whoever submitted it; null before the first. */
  newest(): Promise<StoredImport | null>;
  /** Returns all imports under way. Starting another one waits until the transaction ends. */
  lockImporting(): Promise<readonly StoredImport[]>;
  /** Returns an interrupted import of the same bytes; null for none. */
  brokenOff(digest: string): Promise<StoredImport | null>;
  /** Returns the next units of one stage after a position, together about `most` lines; empty after the last. */
  next(id: string, mark: UnitMark | null, most: number): Promise<readonly StagedLine[]>;
  /** Stores the verdicts of lines. */
  decide(id: string, verdicts: readonly LineVerdict[]): Promise<void>;
  /** Returns for each key the first line that names it, with its unit. */
  firstLines(
    id: string,
    kind: PortalKindName,
    keys: readonly string[],
  ): Promise<readonly { readonly key: string; readonly line: number; readonly unit: number }[]>;
  /** Returns the keys whose line is not refused. */
  accepted(id: string, kind: PortalKindName, keys: readonly string[]): Promise<readonly string[]>;
  /** Returns the cells of lines that are not refused, by key. */
  acceptedCells(
    id: string,
    kind: PortalKindName,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, StagedLine['cells']>>;
  /** Returns refused lines after a given line, in file order. */
  refused(id: string, after: number, limit: number): Promise<readonly RefusedLine[]>;
  /** Deletes the codes of a file that nobody continues. */
  forgetCodes(id: string): Promise<void>;
  /** Deletes files that nobody has continued since then, with their lines. */
  forget(before: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalImports: PortalImportRepository;
  }
}
