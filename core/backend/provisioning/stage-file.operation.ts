import { err, ok, type Result } from '../../kernel/result.ts';
import { ENCRYPTED, secretPlace } from '../../provisioning/portal-kind.ts';
import type { PortalLine } from '../../provisioning/read-portal-line.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { StagedLine, StoredImport } from './portal-import.repository.port.ts';
import { isSecretCell, stageLine, stageUnread } from './staged-lines.operation.ts';

/** Lines that are written at once. */
const BATCH = 500;
/** How long a file stays that nobody goes on with: 30 days. */
const KEPT_MS = 2592000000;
/** Lines of one file at most. */
export const MOST_LINES = 1000000;

export type StagePorts = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'vault' | 'portalFileReader'>;

/** A file that is handed in. */
export interface HandedIn {
  readonly file: Omit<
    StoredImport,
    'lines' | 'state' | 'mark' | 'counts' | 'problem' | 'updatedAt'
  >;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Opens a code that was encrypted for its place in the file; null where it cannot. */
  readonly openSecret?: ((place: string, text: string) => string | null) | undefined;
  /** Hears of every batch that is read. */
  readonly read?: (lines: number) => void;
}

const ENCRYPTED_WORDS =
  'Its code is encrypted, and not with this key. Hand in the key with --secrets-from';

/** The record with its codes in the clear; null where one of them stays closed. */
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
        yield ok(
          opened === null ? stageUnread(line, ENCRYPTED_WORDS) : stageLine(ports, file.id, opened),
        );
      }
    }
};

/**
 * Reads a file into the database, line by line and however long it is: nothing of it counts yet. Where it cannot be read as a
 * whole, nothing of it is taken in, no code is kept, and why is said.
 */
export const stageFile = async (ports: StagePorts, handed: HandedIn): Promise<StoredImport> => {
  const { clock, unitOfWork } = ports;
  const begun: StoredImport = {
    ...handed.file,
    ...{ lines: 0, state: 'reading', mark: null, counts: {}, problem: null },
    updatedAt: clock.now(),
  };
  await unitOfWork.run(async (tx) => {
    await tx.portalImports.forget(clock.now() - KEPT_MS);
    await tx.portalImports.create(begun);
  });
  const end = async (
    made: Pick<StoredImport, 'lines' | 'state' | 'problem'>,
  ): Promise<StoredImport> => {
    const file = { ...begun, ...made, updatedAt: clock.now() };
    await unitOfWork.run(async (tx) => {
      await tx.portalImports.save(file);
      if (file.state === 'failed') await tx.portalImports.forgetCodes(file.id);
    });
    return file;
  };
  let batch: StagedLine[] = [];
  let lines = 0;
  const flush = async (): Promise<void> => {
    const those = batch;
    batch = [];
    lines += those.length;
    await unitOfWork.run((tx) => tx.portalImports.addLines(begun.id, those));
    handed.read?.(lines);
  };
  for await (const line of readable(ports, handed)) {
    if (!line.ok) return end({ lines, state: 'failed', problem: line.error });
    batch.push(line.value);
    if (lines + batch.length > MOST_LINES)
      return end({ lines, state: 'failed', problem: 'A file has at most 1,000,000 lines' });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  if (lines === 0)
    return end({ lines, state: 'failed', problem: 'There is no record in this file' });
  return end({ lines, state: 'checking', problem: null });
};
