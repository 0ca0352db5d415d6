import { createHash } from 'node:crypto';
import type { LibraryForm } from '#core/library/library.schema.ts';
import { sqlLibraryRepository } from '../sql/library.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { demoLibrary } from './demo-library.ts';
import { demoPdf } from './demo-pdf.ts';
import { DEMO_STAFF } from './demo-staff.ts';
import { DAY } from './demo-time.ts';

const FIRST = 9400;

/** The library of the demo world, with a real file at each entry that has one; a changed one has its former file as well. */
export const writeLibrary = async (tx: SqlTransaction, now: number): Promise<void> => {
  const repository = sqlLibraryRepository(tx);
  const by = DEMO_STAFF[0]?.id ?? demoId(101);
  for (const [index, entry] of demoLibrary(now).entries()) {
    const { daysAgo, changedDaysAgo, file, keptBy = [], ...texts } = entry;
    const id = demoId(FIRST + index);
    const first = now - daysAgo * DAY;
    const last = changedDaysAgo === undefined ? first : now - changedDaysAgo * DAY;
    const version = file === undefined ? 0 : changedDaysAgo === undefined ? 1 : 2;
    const fields: LibraryForm = {
      ...{ summary: '', tags: '', language: 'English', audience: ['Dealers'], url: '' },
      ...{ state: 'Published', ...texts },
    };
    await repository.items.add({
      ...fields,
      ...{ id, rev: version + 1, version, publishedAt: fields.state === 'Draft' ? null : first },
      ...{ updatedBy: DEMO_STAFF[0]?.name ?? null, updatedAt: last, deletedAt: null },
    });
    for (let number = 1; file !== undefined && number <= version; number += 1) {
      const edition = number < version ? [...file.lines, 'Former edition'] : file.lines;
      const bytes = demoPdf(edition);
      const digest = createHash('sha256').update(bytes).digest('hex');
      const at = number === version ? last : first;
      await repository.addFile({
        itemId: id,
        version: number,
        name: file.name,
        bytes,
        digest,
        at,
        by,
      });
    }
    for (const person of keptBy) await repository.favorite(id, demoId(person), true);
  }
};
