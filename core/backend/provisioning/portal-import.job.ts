import { decidedOf } from '../../provisioning/import-counts.rule.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { prepareStep, takeStep } from './take-step.operation.ts';
import { stoppedText } from './describe-import.rule.ts';

interface PortalImportParameters {
  readonly importId: string;
}

const GONE = 'The file of this import is no longer available. Please choose it again.';

/** Marks an import as stopped and deletes its codes. */
const stop = async (tx: Transaction, importId: string, now: number): Promise<void> => {
  const file = await tx.portalImports.lock(importId);
  if (file?.state !== 'checking' && file?.state !== 'importing') return;
  await tx.portalImports.save({
    ...file,
    state: 'failed',
    problem: stoppedText(file),
    updatedAt: now,
  });
  await tx.portalImports.forgetCodes(importId);
};

/**
 * Background job that checks or imports a file of a whole portal step by step. The position is stored with the import, so
 * that a command can continue the same file (domain guide 6.18).
 */
export const PORTAL_IMPORT: JobKind<
  PortalImportParameters,
  { readonly decided: number },
  ReadonlyMap<number, string>
> = {
  name: 'portal-import',
  access: { kind: 'full', applications: [1], permissions: ['provisioning'] },
  prepare: ({ importId }, _checkpoint, work) => prepareStep(work, importId),
  step: async (tx, { importId }, checkpoint, work) => {
    const file = await takeStep(tx, work, importId, work.prepared);
    if (file === null) return { checkpoint: null, rows: 0, part: '', problem: GONE };
    const decided = decidedOf(file.counts);
    const isOver = file.state !== 'checking' && file.state !== 'importing';
    return {
      checkpoint: isOver ? null : { decided },
      rows: Math.max(0, decided - (checkpoint?.decided ?? 0)),
      part: '',
    };
  },
  ended: (tx, { importId }, { state }, { clock }) =>
    state === 'done' ? Promise.resolve() : stop(tx, importId, clock.now()),
  cancelled: (tx, { importId }, now) => stop(tx, importId, now),
};
