import { beforeEach, expect, it } from 'vitest';
import type { AuditFilter } from '#core/audit/audit-record.schema.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { auditEntry } from './audit-trail.contract.ts';

const ALL: AuditFilter = {
  from: null,
  to: null,
  person: '',
  operation: '',
  result: null,
  text: '',
};

/** What every reading of the record does while lines are written (domain guide 5.5, 6.17). */
export const auditRecordContract = (open: () => TestDatabase): void => {
  const write = (count: number, operation: string) =>
    open().unitOfWork.run(async ({ audit }) => {
      for (let index = 0; index < count; index += 1) await audit.append(auditEntry({ operation }));
    });
  const window = async (operation: string, before: number | null, limit = 3) => {
    const filter = { ...ALL, operation };
    const lines = await open().unitOfWork.run(({ auditRecord }) =>
      auditRecord.lines(filter, { before, limit }),
    );
    return lines.map(({ seq }) => seq);
  };
  let operation = '';
  let turn = 0;
  beforeEach(() => {
    operation = `window.${(turn += 1)}`;
  });

  it('goes down window by window without repeating or losing a line, whatever is written meanwhile', async () => {
    await write(8, operation);
    const seen: number[] = [];
    let before: number | null = null;
    for (;;) {
      const found: readonly number[] = await window(operation, before);
      seen.push(...found);
      if (found.length < 3) break;
      before = found.at(-1) ?? null;
      await write(1, operation);
    }
    expect(seen).toHaveLength(8);
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one));
  });

  it('counts up to a most, all of a filter or what is newer than a line', async () => {
    await write(4, operation);
    const [newest = 0, , third = 0] = await window(operation, null);
    await write(2, `${operation}.other`);
    const filter = { ...ALL, operation };
    await open().unitOfWork.run(async ({ auditRecord }) => {
      expect(await auditRecord.count(filter, 100)).toBe(4);
      expect(await auditRecord.count(filter, 3)).toBe(3);
      expect(await auditRecord.count(filter, 100, third)).toBe(2);
      expect(await auditRecord.count(filter, 100, newest)).toBe(0);
      expect(await auditRecord.count(ALL, 100, newest)).toBe(2);
    });
  });

  it('tells the count and every operation at once', async () => {
    await write(2, operation);
    const { count, operations } = await open().unitOfWork.run(({ auditRecord }) =>
      auditRecord.overview({ ...ALL, operation }, 100),
    );
    expect(count).toBe(2);
    expect(operations).toContain(operation);
    expect(operations).toEqual([...new Set(operations)].toSorted());
  });
};
