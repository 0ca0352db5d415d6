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

/** A file as a command hands it in. */
export interface OperatorFile {
  readonly name: string;
  /** Of its bytes, which were counted before. */
  readonly digest: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly isDryRun: boolean;
  readonly openSecret?: HandedIn['openSecret'];
}

/** Lets a command take in a file step by step, so that it can tell how far it is and end between two steps. */
export const createOperatorImports = (ports: Ports) => ({
  /** An import of the very same bytes that was broken off; a command goes on with it. */
  findBrokenOff: (digest: string): Promise<StoredImport | null> =>
    ports.unitOfWork.read((tx) => tx.portalImports.brokenOff(digest)),

  /** Reads a file, to be checked alone or to be taken in at once. */
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

  /** One step further; the file as it stands then. */
  goOn: async (id: string): Promise<StoredImport | null> => {
    const hashes = await prepareStep(ports, id);
    return ports.unitOfWork.run((tx) => takeStep(tx, ports, id, hashes));
  },

  /** Every record of the portal, codes sealed by `seal` or left out; audited. */
  exportRecords: (
    seal: SealSecret | null,
  ): AsyncGenerator<ReadonlyMap<string, string>, undefined> => exportPortal(ports, seal),

  /** Refused lines behind one, in the order of the file. */
  refusedLines: (id: string, after: number, limit: number): Promise<readonly RefusedLine[]> =>
    ports.unitOfWork.read((tx) => tx.portalImports.refused(id, after, limit)),
});
