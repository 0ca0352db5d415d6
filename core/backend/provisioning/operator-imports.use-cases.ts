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

export interface OperatorFile {
  readonly name: string;
  readonly digest: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly isDryRun: boolean;
  readonly openSecret?: HandedIn['openSecret'];
}

/** Use cases that let a command import a file step by step, with progress after each step. */
export const createOperatorImports = (ports: Ports) => ({
  /** Finds an interrupted import of the same bytes, which the command can continue; null if there is none. */
  findBrokenOff: (digest: string): Promise<StoredImport | null> =>
    ports.unitOfWork.read((tx) => tx.portalImports.brokenOff(digest)),

  /** Starts an import by reading the file, either to check it only or to import it. */
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

  /** Runs the next step of an import; returns the import afterward. */
  goOn: async (id: string): Promise<StoredImport | null> => {
    const hashes = await prepareStep(ports, id);
    return ports.unitOfWork.run((tx) => takeStep(tx, ports, id, hashes));
  },

  /** Exports every record of the portal, with codes encrypted by `seal` or left out. The export is audited. */
  exportRecords: (
    seal: SealSecret | null,
  ): AsyncGenerator<ReadonlyMap<string, string>, undefined> => exportPortal(ports, seal),

  /** Returns refused lines after a given line, in the order of the file. */
  refusedLines: (id: string, after: number, limit: number): Promise<readonly RefusedLine[]> =>
    ports.unitOfWork.read((tx) => tx.portalImports.refused(id, after, limit)),
});
