import { beforeEach, expect, it } from 'vitest';
import type { AuditFilter } from '#core/audit/audit-line.schema.ts';
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

/** Tests for reading the audit log while entries are written (domain guide 5.5, 6.17). */
export const auditLogContract = (open: () => TestDatabase): void => {
  const write = (count: number, operation: string) =>
    open().unitOfWork.run(async ({ audit }) => {
      for (let index = 0; index < count; index += 1) await audit.append(auditEntry({ operation }));
    });
  const window = async (operation: string, before: number | null, limit = 3) => {
    const filter = { ...ALL, operation };
    const lines = await open().unitOfWork.run(({ auditLog }) =>
      auditLog.lines(filter, { before, limit }),
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
    await open().unitOfWork.run(async ({ auditLog }) => {
      expect(await auditLog.count(filter, 100)).toBe(4);
      expect(await auditLog.count(filter, 3)).toBe(3);
      expect(await auditLog.count(filter, 100, third)).toBe(2);
      expect(await auditLog.count(filter, 100, newest)).toBe(0);
      expect(await auditLog.count(ALL, 100, newest)).toBe(2);
    });
  });

  it('answers a window, the count of all that fit and every operation by one statement', async () => {
    await write(5, operation);
    const filter = { ...ALL, operation };
    const page = (before: number | null, most = 100) =>
      open().unitOfWork.read(({ auditLog }) => auditLog.page(filter, { before, limit: 3, most }));
    const lines = (before: number | null) =>
      open().unitOfWork.read(({ auditLog }) => auditLog.lines(filter, { before, limit: 3 }));
    const asked = open().statements();
    const first = await page(null);
    expect(open().statements() - asked).toBe(1);
    expect(first.count).toBe(5);
    expect(first.lines).toHaveLength(3);
    expect(first.lines).toEqual(await lines(null));
    expect(first.operations).toContain(operation);
    expect(first.operations).toEqual([...new Set(first.operations)].toSorted());
    const before = first.lines.at(-1)?.seq ?? null;
    const second = await page(before, 4);
    expect(second.count).toBe(4);
    expect(second.lines).toEqual(await lines(before));
    expect(second.lines).toHaveLength(2);
  });
};
