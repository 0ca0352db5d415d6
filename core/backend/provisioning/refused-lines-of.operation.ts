import { csvText } from '../../kernel/csv-text.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { StoredImport } from './portal-import.repository.port.ts';
import { whatOf } from './describe-import.rule.ts';

/** Number of lines read at once. */
const PAGE = 2000;

/** Yields all refused lines of a file as CSV, one part in memory at a time. Throws if the import continues in the meantime. */
export const refusedLinesOf = async function* (
  { unitOfWork }: Pick<BackendPorts, 'unitOfWork'>,
  { id, updatedAt }: Pick<StoredImport, 'id' | 'updatedAt'>,
): AsyncGenerator<string> {
  yield csvText(['line', 'record', 'name', 'problem'], []);
  for (let after = 0; ;) {
    const page = await unitOfWork.read(async (tx) => {
      const file = after === 0 ? { updatedAt } : await tx.portalImports.find(id);
      if (file?.updatedAt !== updatedAt) throw new Error(`import ${id} is worked on again`);
      return tx.portalImports.refused(id, after, PAGE);
    });
    const rows = page.map((line) => [line.line, whatOf(line), line.name, line.problems.join('; ')]);
    if (rows.length > 0) yield csvText(null, rows);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.line;
  }
};
