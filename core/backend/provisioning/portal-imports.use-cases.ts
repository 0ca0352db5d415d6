import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document, DocumentInParts } from '../../documents/document.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { isInProgress } from '../../provisioning/import-amounts.rule.ts';
import {
  type NewestPortalImport,
  type PortalImport,
  REFUSED_SHOWN,
} from '../../provisioning/portal-import.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { JOB_LIMITS } from '../jobs/job-limits.ts';
import { checkStart } from '../jobs/check-claim.rule.ts';
import { NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import {
  NOT_CHECKED,
  NOT_DECIDED,
  NOT_GOING_ON,
  OTHER_FILE,
  OTHER_RUNS,
} from './portal-import-refusals.ts';
import { PORTAL_IMPORT } from './portal-import.job.ts';
import type { StoredImport } from './portal-import.repository.port.ts';
import { refusedLinesOf } from './refused-lines-of.operation.ts';
import { beginFile, stageFile, type StagePorts } from './stage-file.operation.ts';
import { importAt, describeImport } from './describe-import.rule.ts';

type Ports = StagePorts & Pick<BackendPorts, 'ids' | 'secrets' | 'pause'>;

/** Number of bytes read at once; `NAME` is the maximum number of characters stored of a file name. */
const PIECE = 32768;
const NAME = 120;

/** Yields the bytes in pieces. Pauses after each piece, so that other requests can run. */
const inPieces = async function* (
  { pause }: Pick<Ports, 'pause'>,
  bytes: Uint8Array,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    await pause.wait(JOB_LIMITS.breath);
    yield bytes.subarray(at, at + PIECE);
  }
};

/** Returns the owner fields of an import: the caller's account, name, and whether they may grant rights to staff. */
const ownerOf = async (tx: Transaction, caller: SessionCaller) => ({
  ownerId: caller.session.accountId,
  ownerName: await nameOf(tx, caller),
  origin: {
    requestId: caller.requestId,
    sessionId: caller.session.id,
    address: caller.address,
  },
});

const mayGiveStaff = ({ session }: SessionCaller): boolean =>
  session.permissions.includes('staffAdmin');

const factsOf = ({ digest, id, lines, problem }: StoredImport) => ({
  import: id,
  lines: String(lines),
  digest,
  ...(problem !== null && { problem }),
});

/** Use cases for portal files that staff upload in the browser. The command line works on the same imports. */
export const createPortalImports = (ports: Ports) => {
  const { clock, ids, secrets, unitOfWork } = ports;

  const describe = async (tx: Transaction, stored: StoredImport): Promise<PortalImport> => {
    const file = importAt(stored, clock.now());
    const isDecided = !isInProgress(file) && Object.keys(file.counts).length > 0;
    return describeImport(
      file,
      isDecided ? await tx.portalImports.refused(file.id, 0, REFUSED_SHOWN) : [],
    );
  };

  /** Checks that the caller may start another background job. */
  const mayWork = async (tx: Transaction, caller: SessionCaller): Reply<null> => {
    const verdict = checkStart(await tx.jobs.countOpen(caller.session.accountId), 0);
    return verdict === 'start' ? ok(null) : err(verdict);
  };

  const work = (tx: Transaction, caller: SessionCaller, file: StoredImport): Promise<void> =>
    tx.jobs.create({
      id: ids.next(),
      kind: PORTAL_IMPORT.name,
      ownerId: caller.session.accountId,
      startedBy: file.origin,
      parameters: { importId: file.id },
      total: file.lines,
      fileName: file.name,
      createdAt: clock.now(),
    });

  const begin = (
    caller: SessionCaller,
    file: Pick<StoredImport, 'id' | 'name' | 'digest' | 'bytes'>,
  ): Reply<StoredImport> =>
    unitOfWork.run(async (tx) => {
      const known = await tx.portalImports.find(file.id);
      // After the reading, a step may hold the import's lock. The progress is returned without waiting for that lock.
      if (known !== null && known.state !== 'reading') return ok(known);
      const may = known === null ? await mayWork(tx, caller) : ok(null);
      if (!may.ok) return may;
      const owner = await ownerOf(tx, caller);
      const made = { ...file, ...owner, mayGiveStaff: mayGiveStaff(caller) };
      return ok(await beginFile(tx, clock.now(), made));
    });

  /** Returns why a file cannot be imported now; null if it can. */
  const checkTaking = (
    file: StoredImport,
    importing: readonly StoredImport[],
  ): Result<null, Refusal> => {
    const { state } = importAt(file, clock.now());
    if (state === 'failed') return NOT_GOING_ON;
    if (state !== 'checked') return NOT_CHECKED;
    const runs = importing.some((one) => isInProgress(importAt(one, clock.now())));
    return runs ? OTHER_RUNS : ok(null);
  };

  return {
    /**
     * Reads a file and starts its check. A repeated request with the same id and bytes continues the reading, or returns
     * the progress. For an unreadable file, returns an import in the failed state.
     */
    uploadPortalFile: async (
      caller: SessionCaller,
      { document, id }: { readonly document: Document; readonly id: string },
    ): Reply<PortalImport> => {
      const { bytes } = document;
      const digest = secrets.digest(bytes);
      const name = cleanFileName(document.name).slice(-NAME);
      const begun = await begin(caller, { id, name, digest, bytes: bytes.length });
      if (!begun.ok) return begun;
      if (begun.value.digest !== digest) return OTHER_FILE;
      if (begun.value.state !== 'reading')
        return ok(await unitOfWork.read((tx) => describe(tx, begun.value)));
      const file = await stageFile(ports, {
        file: begun.value,
        bytes: inPieces(ports, bytes),
        ended: async (tx, read) => {
          const result = read.state === 'failed' ? 'refused' : 'ok';
          if (result === 'ok') await work(tx, caller, read);
          const facts = { operation: 'import.upload', result, target: read.name } as const;
          await recordAudit(tx, ports, caller, { ...facts, detail: factsOf(read) });
        },
      });
      return ok(await unitOfWork.read((tx) => describe(tx, file)));
    },

    /**
     * Starts the import of a checked file with the caller's rights; only one file is imported at a time. Returns the
     * progress if the file is already being imported.
     */
    startPortalImport: (
      caller: SessionCaller,
      { id }: { readonly id: string },
    ): Reply<PortalImport> =>
      unitOfWork.run(async (tx) => {
        const importing = await tx.portalImports.lockImporting();
        const running = importing.find((one) => one.id === id);
        if (running !== undefined) return ok(await describe(tx, running));
        const file = await tx.portalImports.lock(id);
        if (file === null) return NOT_FOUND;
        if (file.state === 'done') return ok(await describe(tx, file));
        const verdict = checkTaking(file, importing);
        if (!verdict.ok) return verdict;
        const may = await mayWork(tx, caller);
        if (!may.ok) return may;
        const taken: StoredImport = {
          ...file,
          ...(await ownerOf(tx, caller)),
          updatedAt: clock.now(),
          state: 'importing',
          mark: null,
          counts: {},
          mayGiveStaff: file.mayGiveStaff && mayGiveStaff(caller),
        };
        await tx.portalImports.save(taken);
        await work(tx, caller, taken);
        const facts = { operation: 'import.start', result: 'ok', target: taken.name } as const;
        await recordAudit(tx, ports, caller, { ...facts, detail: factsOf(taken) });
        return ok(await describe(tx, taken));
      }),

    /** Returns the newest import of any person or command. */
    newestPortalImport: (_caller: SessionCaller): Reply<NewestPortalImport> =>
      unitOfWork.read(async (tx) => {
        const file = await tx.portalImports.newest();
        return ok({ newest: file === null ? null : await describe(tx, file) });
      }),

    /** Exports all refused lines as CSV. Refuses until every line has a verdict. */
    refusedPortalLines: async (
      _caller: SessionCaller,
      { id }: { readonly id: string },
    ): Reply<DocumentInParts> => {
      const file = await unitOfWork.read((tx) => tx.portalImports.find(id));
      if (file === null) return NOT_FOUND;
      if (isInProgress(importAt(file, clock.now()))) return NOT_DECIDED;
      return ok({ name: 'refused-lines.csv', size: null, parts: refusedLinesOf(ports, file) });
    },
  };
};
