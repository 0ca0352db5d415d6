import type { BackendPorts } from '../backend-ports.ts';
import type { RefusedLine, StoredImport } from './portal-import.repository.port.ts';
import { OPERATOR } from '../note-operator.operation.ts';
import type { SealSecret } from './export-page.operation.ts';
import { exportPortal } from './export-portal.operation.ts';
import { prepareStep, takeStep } from './take-step.operation.ts';
import { beginFile, type HandedIn, stageFile } from './stage-file.operation.ts';

type Ports = Pick<
  BackendPorts,
  | 'unitOfWork'
  | 'clock'
  | 'ids'
  | 'vault'
  | 'wallClock'
  | 'providerTimeZone'
  | 'hasher'
  | 'pause'
  | 'portalFileReader'
>;

/** A file submitted by a command. */
export interface OperatorFile {
  readonly name: string;
  /** Digest of the file's bytes. */
  readonly digest: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly isDryRun: boolean;
  readonly openSecret?: HandedIn['openSecret'];
}

/** Use cases that let a command import a file step by step, so that it can report progress and stop between steps. */
export const createOperatorImports = (ports: Ports) => ({
  /** Finds an interrupted import of exactly the same bytes; a command continues it. */
  findBrokenOff: (digest: string): Promise<StoredImport | null> =>
    ports.unitOfWork.read((tx) => tx.portalImports.brokenOff(digest)),

  /** Reads a file, to be checked only or imported at once. */
  beginImport: async (
    { bytes, digest, isDryRun, name, openSecret, size }: OperatorFile,
    read: (lines: number) => void,
  ): Promise<StoredImport> => {
    const { clock, ids, unitOfWork } = ports;
    const origin = { requestId: ids.next(), sessionId: '', address: OPERATOR };
    const begun = await unitOfWork.run((tx) =>
      beginFile(tx, clock.now(), {
        id: ids.next(),
        name,
        digest,
        bytes: size,
        origin,
        mayGiveStaff: true,
        ownerId: null,
        ownerName: OPERATOR,
      }),
    );
    const staged = await stageFile(ports, { file: begun, bytes, read, openSecret });
    if (staged.state !== 'checking' || isDryRun) return staged;
    const file = { ...staged, state: 'importing' as const };
    await unitOfWork.run((tx) => tx.portalImports.save(file));
    return file;
  },

  /** Runs one more step and returns the import after it. */
  goOn: async (id: string): Promise<StoredImport | null> => {
    const hashes = await prepareStep(ports, id);
    return ports.unitOfWork.run((tx) => takeStep(tx, ports, id, hashes));
  },

  /** Exports every record of the portal, with codes sealed by `seal` or left out. Recorded in the audit log. */
  exportRecords: (
    seal: SealSecret | null,
  ): AsyncGenerator<ReadonlyMap<string, string>, undefined> => exportPortal(ports, seal),

  /** Returns refused lines after a given line, in file order. */
  refusedLines: (id: string, after: number, limit: number): Promise<readonly RefusedLine[]> =>
    ports.unitOfWork.read((tx) => tx.portalImports.refused(id, after, limit)),
});
