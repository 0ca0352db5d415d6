import { NO_LOSS, seeLoss, showsLoss } from '../../provisioning/see-loss.rule.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { ENCRYPTED, secretPlace } from '../../provisioning/portal-kind.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StagedLine, StoredImport } from './portal-import.repository.port.ts';
import { isSecretCell, stageLine, stageUnread } from './stage-line.operation.ts';

/** Number of lines written at once. */
const BATCH = 500;
/** Retention of an import that is not continued: 30 days, in milliseconds. */
const KEPT_MS = 2592000000;
/** Maximum number of lines in one file. */
export const MOST_LINES = 1000000;

export type StagePorts = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'vault' | 'portalFileReader'>;

/** The fields of an import that are set before its first line is read. */
export type NewImport = Omit<
  StoredImport,
  'lines' | 'state' | 'mark' | 'counts' | 'problem' | 'lostZeros' | 'createdAt' | 'updatedAt'
>;

/** An import with the bytes to read. */
export interface HandedIn {
  /** The import that `beginFile` returned. */
  readonly file: StoredImport;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Decrypts a code that was encrypted for its record in the file; returns null if that fails. */
  readonly openSecret?: ((place: string, text: string) => string | null) | undefined;
  /** Called after every batch that was read. */
  readonly read?: (lines: number) => void;
  /** Called in the transaction that ends the reading. Not called if another process has already ended the reading. */
  readonly ended?: (tx: Transaction, file: StoredImport) => Promise<void>;
}

const ENCRYPTED_TEXT = 'Its code is encrypted with a different key. Run import with --secrets-from';

/** Returns the record with its codes decrypted; null if one of them cannot be decrypted. */
const openSecrets = (record: PortalLine, open: HandedIn['openSecret']): PortalLine | null => {
  const cells: Record<string, string> = {};
  for (const [field, text] of Object.entries(record.cells)) {
    const isClosed = isSecretCell(record.kind, field) && text.startsWith(ENCRYPTED);
    const place = secretPlace(record.kind, record.cells['site'], field);
    const opened = isClosed ? (open?.(place, text) ?? null) : text;
    if (opened === null) return null;
    cells[field] = opened;
  }
  return { ...record, cells };
};

const readable = async function* (
  ports: StagePorts,
  { bytes, file, openSecret }: HandedIn,
  see: (record: PortalLine) => void,
): AsyncGenerator<Result<StagedLine, string>> {
  for await (const found of ports.portalFileReader.read(file.name, bytes))
    switch (found.is) {
      case 'fault':
        yield err(found.problem);
        return;
      case 'refused':
        yield ok(stageUnread(found.line, found.problem));
        break;
      case 'record': {
        const opened = openSecrets(found.record, openSecret);
        const { line } = found.record;
        see(opened ?? found.record);
        yield ok(
          opened === null ? stageUnread(line, ENCRYPTED_TEXT) : stageLine(ports, file.id, opened),
        );
      }
    }
};

/** Creates an import, or finds the existing one with this id, and locks it until the transaction ends. Also deletes old imports. */
export const beginFile = async (
  tx: Transaction,
  now: number,
  file: NewImport,
): Promise<StoredImport> => {
  await tx.portalImports.forget(now - KEPT_MS);
  await tx.portalImports.create({
    ...file,
    lines: 0,
    state: 'reading',
    mark: null,
    counts: {},
    problem: null,
    lostZeros: false,
    createdAt: now,
    updatedAt: now,
  });
  const begun = await tx.portalImports.lock(file.id);
  if (begun === null) throw new Error('an import is gone that was just begun');
  return begun;
};

/**
 * Reads a file of any length into the database line by line, without applying it. An unreadable file is marked as failed
 * with the reason, and its codes are deleted. Lines stored by an earlier attempt stay. If two processes read the same
 * file, the reading ends when the first process finishes.
 */
export const stageFile = async (ports: StagePorts, handed: HandedIn): Promise<StoredImport> => {
  const { clock, unitOfWork } = ports;
  const begun = handed.file;
  const end = (
    made: Pick<StoredImport, 'lines' | 'state' | 'problem'> & { readonly lostZeros?: boolean },
  ): Promise<StoredImport> =>
    unitOfWork.run(async (tx) => {
      const known = await tx.portalImports.lock(begun.id);
      if (known === null) throw new Error('an import is gone while it was read');
      if (known.state !== 'reading') return known;
      const file = { ...known, ...made, updatedAt: clock.now() };
      await tx.portalImports.save(file);
      if (file.state === 'failed') await tx.portalImports.forgetCodes(file.id);
      await handed.ended?.(tx, file);
      return file;
    });
  let batch: StagedLine[] = [];
  let lines = 0;
  let loss = NO_LOSS;
  const flush = async (): Promise<void> => {
    const those = batch;
    batch = [];
    lines += those.length;
    await unitOfWork.run(async (tx) => {
      await tx.portalImports.addLines(begun.id, those);
      await tx.portalImports.readSoFar(begun.id, lines, clock.now());
    });
    handed.read?.(lines);
  };
  const see = (record: PortalLine): void => {
    loss = seeLoss(loss, record);
  };
  for await (const line of readable(ports, handed, see)) {
    if (!line.ok) return end({ lines, state: 'failed', problem: line.error });
    batch.push(line.value);
    if (lines + batch.length > MOST_LINES)
      return end({ lines, state: 'failed', problem: 'A file can have at most 1,000,000 lines' });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  if (lines === 0) return end({ lines, state: 'failed', problem: 'This file has no records' });
  return end({ lines, state: 'checking', problem: null, lostZeros: showsLoss(loss) });
};
