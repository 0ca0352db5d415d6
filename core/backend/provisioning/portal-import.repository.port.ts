import type { PortalKindName } from '../../provisioning/portal-kind.ts';
import type { ImportCounts, ImportState } from '../../provisioning/import-counts.rule.ts';
import type { LineVerdict } from '../../provisioning/site-draft.rule.ts';
import type { JobOrigin } from '../jobs/job.repository.port.ts';

/** Where an import goes on: behind this unit, which is a site, some people, or all groups. */
export interface UnitMark {
  readonly stage: number;
  readonly unit: number;
}

/** A file that is being read, checked or taken in; instants are milliseconds UTC. */
export interface StoredImport {
  readonly id: string;
  readonly name: string;
  /** Of its bytes, so that the same file again goes on where it was broken off. */
  readonly digest: string;
  readonly bytes: number;
  readonly lines: number;
  readonly state: ImportState;
  /** Null at the start of a pass. */
  readonly mark: UnitMark | null;
  /** Lines of this pass that are decided, by kind and verdict. */
  readonly counts: ImportCounts;
  /** Whose account began it; null for a command on the server. */
  readonly ownerId: string | null;
  readonly ownerName: string;
  readonly origin: JobOrigin;
  /** Whether its owner may give staff rights. */
  readonly mayGiveStaff: boolean;
  readonly problem: string | null;
  /** What was read shows that a spreadsheet took zeros off its numbers. */
  readonly lostZeros: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A line of it; what is secret is sealed apart. */
export interface StagedLine {
  readonly line: number;
  /** Null of a line that says none, which is refused. */
  readonly kind: PortalKindName | null;
  readonly stage: number;
  readonly unit: number;
  /** What tells it apart in the whole portal; empty where its unit does. */
  readonly key: string;
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly sealed: string | null;
  readonly verdict: LineVerdict['verdict'] | null;
  readonly problems: readonly string[];
}

/** A refused line as people read it. */
export interface RefusedLine {
  readonly line: number;
  readonly kind: PortalKindName | null;
  readonly name: string;
  readonly problems: readonly string[];
}

/** Files of a whole portal while they are taken in, line by line. */
export interface PortalImportRepository {
  /** A new one; one of the same id that is there stays as it is. */
  create(file: StoredImport): Promise<void>;
  /** Lines that are read; the same line again is left as it is. */
  addLines(importId: string, lines: readonly StagedLine[]): Promise<void>;
  /** How far it is read, for whoever waits; told only while it is read. */
  readSoFar(id: string, lines: number, at: number): Promise<void>;
  find(id: string): Promise<StoredImport | null>;
  /** Locked until the transaction ends, so that two who go on with it take turns. */
  lock(id: string): Promise<StoredImport | null>;
  save(file: StoredImport): Promise<void>;
  /** The newest one, whoever handed it in; null before the first. */
  newest(): Promise<StoredImport | null>;
  /** All that are being taken in; whoever begins another waits until the transaction ends. */
  lockImporting(): Promise<readonly StoredImport[]>;
  /** One of the same bytes that was broken off; null for none. */
  brokenOff(digest: string): Promise<StoredImport | null>;
  /** The next units behind a mark, as many as have together about `most` lines, of one stage; empty behind the last. */
  next(id: string, mark: UnitMark | null, most: number): Promise<readonly StagedLine[]>;
  /** Writes what became of lines. */
  decide(id: string, verdicts: readonly LineVerdict[]): Promise<void>;
  /** Of each key the first line that names it, with its unit. */
  firstLines(
    id: string,
    kind: PortalKindName,
    keys: readonly string[],
  ): Promise<readonly { readonly key: string; readonly line: number; readonly unit: number }[]>;
  /** Those of the keys whose line is not refused. */
  accepted(id: string, kind: PortalKindName, keys: readonly string[]): Promise<readonly string[]>;
  /** What the lines of the keys that are not refused say, by key. */
  acceptedCells(
    id: string,
    kind: PortalKindName,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, StagedLine['cells']>>;
  /** Refused lines behind one, in the order of the file. */
  refused(id: string, after: number, limit: number): Promise<readonly RefusedLine[]>;
  /** Forgets the codes of a file that nobody goes on with. */
  forgetCodes(id: string): Promise<void>;
  /** Forgets files that nobody went on with since then, with their lines. */
  forget(before: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalImports: PortalImportRepository;
  }
}
