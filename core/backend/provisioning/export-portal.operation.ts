import type { BackendPorts } from '../backend-ports.ts';
import { noteOperator } from '../note-operator.operation.ts';
import {
  exportPage,
  type ExportMark,
  type ExportPage,
  type SealSecret,
} from './export-page.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'vault'>;

/**
 * Yields all records of the portal from one database snapshot, ordered by kind. Audits the export, and whether it contains
 * codes (SECURITY.md §2.11).
 */
export const exportPortal = async function* (
  ports: Ports,
  seal: SealSecret | null,
): AsyncGenerator<ReadonlyMap<string, string>, undefined> {
  const { unitOfWork } = ports;
  await unitOfWork.run((tx) =>
    noteOperator(tx, ports, {
      operation: 'portal.export',
      target: 'everything',
      result: 'ok',
      detail: { codes: seal === null ? 'left out' : 'encrypted' },
    }),
  );
  const pageBehind = (mark: ExportMark | null): Promise<ExportPage> =>
    unitOfWork.read((tx) => exportPage(tx, ports, seal, mark));
  let page = await pageBehind(null);
  for (;;) {
    yield* page.records;
    if (page.next === null) return undefined;
    page = await pageBehind(page.next);
  }
};
