import type { PortalKindName } from '../../provisioning/portal-kind.ts';
import type { ImportCounts, ImportState } from '../../provisioning/import-counts.rule.ts';
import type { LineVerdict } from '../../provisioning/site-draft.rule.ts';
import type { JobOrigin } from '../jobs/job.repository.port.ts';

/** The position in an import: after a unit, which is one site, some people, or all groups. */
export interface UnitMark {
  readonly stage: number;
  readonly unit: number;
}

/** An import: a file that is being read, checked or imported. Instants are milliseconds UTC. */
export interface StoredImport {
  readonly id: string;
  readonly name: string;
  /** Digest of the file's bytes, by which an interrupted import is found again. */
  readonly digest: string;
  readonly bytes: number;
  readonly lines: number;
  readonly state: ImportState;
  /** Position of the next step; null at the start of a pass. */
  readonly mark: UnitMark | null;
  /** Number of lines decided in this pass, by kind and verdict. */
  readonly counts: ImportCounts;
  /** Account that started the import; null for a command on the server. */
  readonly ownerId: string | null;
  readonly ownerName: string;
  readonly origin: JobOrigin;
  /** True if the owner may grant rights to staff. */
  readonly mayGiveStaff: boolean;
  readonly problem: string | null;
  /** True if a spreadsheet program removed leading zeros from the file. */
  readonly lostZeros: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A line of the file, as stored during the import. Cells with codes are stored encrypted, apart from the other cells. */
export interface StagedLine {
  readonly line: number;
  /** Kind of the record; null for a line without a kind, which is refused. */
  readonly kind: PortalKindName | null;
  readonly stage: number;
  readonly unit: number;
  /** Key of the record, unique in the whole portal; empty if the record is identified within its unit. */
  readonly key: string;
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly sealed: string | null;
  readonly verdict: LineVerdict['verdict'] | null;
  readonly problems: readonly string[];
}

export interface RefusedLine {
  readonly line: number;
  readonly kind: PortalKindName | null;
  readonly name: string;
  readonly problems: readonly string[];
}

/** Stores imports and the lines of their files. */
export interface PortalImportRepository {
  /** Stores a new import. An import with the same id stays unchanged. */
  create(file: StoredImport): Promise<void>;
  /** Stores lines that were read. A line that is already stored is ignored. */
  addLines(importId: string, lines: readonly StagedLine[]): Promise<void>;
  /** Stores how many lines were read. Has no effect after the reading has ended. */
  readSoFar(id: string, lines: number, at: number): Promise<void>;
  find(id: string): Promise<StoredImport | null>;
  /** Locks an import until the transaction ends, so that two processes work on it one after another. */
  lock(id: string): Promise<StoredImport | null>;
  save(file: StoredImport): Promise<void>;
  /** Returns the newest import of any owner; null if there is none. */
  newest(): Promise<StoredImport | null>;
  /** Returns all imports in the state `importing`. Blocks the start of another import until the transaction ends. */
  lockImporting(): Promise<readonly StoredImport[]>;
  /** Returns an interrupted import of the same bytes; null if there is none. */
  brokenOff(digest: string): Promise<StoredImport | null>;
  /** Returns the next units of one stage after a position, about `most` lines in total; empty after the last unit. */
  next(id: string, mark: UnitMark | null, most: number): Promise<readonly StagedLine[]>;
  decide(id: string, verdicts: readonly LineVerdict[]): Promise<void>;
  /** Returns, for each key, the first line with that key, and the line's unit. */
  firstLines(
    id: string,
    kind: PortalKindName,
    keys: readonly string[],
  ): Promise<readonly { readonly key: string; readonly line: number; readonly unit: number }[]>;
  /** Returns the keys among these whose lines are not refused. */
  accepted(id: string, kind: PortalKindName, keys: readonly string[]): Promise<readonly string[]>;
  /** Returns the cells of lines that are not refused, by key. */
  acceptedCells(
    id: string,
    kind: PortalKindName,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, StagedLine['cells']>>;
  /** Returns refused lines after a given line, in the order of the file. */
  refused(id: string, after: number, limit: number): Promise<readonly RefusedLine[]>;
  /** Deletes the codes of an import that will not be continued. */
  forgetCodes(id: string): Promise<void>;
  /** Deletes imports last changed before `before`, with their lines. */
  forget(before: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalImports: PortalImportRepository;
  }
}
