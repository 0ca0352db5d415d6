import { auditApi } from '#core/audit/audit.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditFilter, AuditPage } from '#core/audit/audit-line.schema.ts';
import type { ExportFormat } from '#core/lists/list-query.schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { auditEntry } from '#tests/contract/audit-trail.contract.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';

const ALL: AuditFilter = {
  from: null,
  to: null,
  person: '',
  operation: '',
  result: null,
  text: '',
};

describeDatabase('the record, read by staff', (engine) => {
  let world: TestWorld;
  let people: { readonly reader: string; readonly dana: string; readonly priya: string };
  beforeAll(async () => {
    world = await openTestWorld(engine);
    const reader = await world.person({ application: 1, name: 'Marcus Hale', roles: ['audit'] });
    const dana = await world.person({ name: 'Dana 100% Reyes', username: 'dana_r' });
    const priya = await world.person({ application: 1, name: 'Priya Nair' });
    people = { reader: reader.id, dana: dana.id, priya: priya.id };
    await world.database.unitOfWork.run(async ({ audit }) => {
      for (let index = 0; index < 60; index += 1)
        await audit.append(
          auditEntry({
            at: index * 1000,
            subjectId: dana.id,
            actorId: index % 2 === 0 ? dana.id : priya.id,
            operation: `test.${index % 3}`,
            result: index % 10 === 0 ? 'refused' : 'ok',
            target: index === 7 ? '50%_off' : `thing ${index}`,
            detail: { field: '=1+1' },
          }),
        );
    });
  });
  afterAll(() => world.close());

  const enter = async (id = people.reader) => {
    const browser = world.browser();
    const { username } = await world.database.kysely
      .selectFrom('portal_user')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await browser.logIn(username, PASSWORD);
    return {
      page: (filter: Partial<AuditFilter> = {}, before: number | null = null, size = 25) =>
        browser.call(auditApi.auditPage.access, (c) =>
          world.backend.audit.auditPage(c, { filter: { ...ALL, ...filter }, before, size }),
        ),
      line: (seq: number) =>
        browser.call(auditApi.auditLine.access, (c) => world.backend.audit.auditLine(c, { seq })),
      countNew: (filter: Partial<AuditFilter>, after: number) =>
        browser.call(auditApi.auditNew.access, (c) =>
          world.backend.audit.auditNew(c, { filter: { ...ALL, ...filter }, after }),
        ),
      take: (
        filter: Partial<AuditFilter> = {},
        format: ExportFormat = 'csv',
        columns: readonly string[] | null = null,
        timeZone?: string,
      ) => {
        const query = { ...ALL, ...filter };
        return browser.call(auditApi.auditExport.access, (c) =>
          world.backend.audit.auditExport(c, { query, columns, format, timeZone }),
        );
      },
      check: (after: number) =>
        browser.call(auditApi.auditChain.access, (c) =>
          world.backend.audit.auditChain(c, { after }),
        ),
    };
  };
  const value = <T>(result: { ok: true; value: T } | { ok: false }): T => {
    if (!result.ok) throw new Error('refused');
    return result.value;
  };

  it('shows every line once over its pages, newest first, both people by their names', async () => {
    const staff = await enter();
    const seen: number[] = [];
    let before: number | null = null;
    for (;;) {
      const page: AuditPage = value(await staff.page({ text: 'thing' }, before));
      expect(page.total).toBe(59);
      expect(page.more).toBe(false);
      seen.push(...page.lines.map(({ seq }) => seq));
      if (page.next === null) break;
      expect(page.lines).toHaveLength(25);
      before = page.next;
    }
    expect(seen).toHaveLength(59);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    const { lines } = value(await staff.page({ operation: 'test.2', result: 'ok' }));
    expect(lines[0]).toMatchObject({
      operation: 'test.2',
      actor: { id: people.priya, name: 'Priya Nair' },
      subject: { id: people.dana, name: 'Dana 100% Reyes', username: 'dana_r' },
      detail: [{ name: 'field', value: '=1+1' }],
    });
  });

  it('carries the first facts of a line in the list, more of them with the line alone, all in a file', async () => {
    const names = Array.from({ length: 700 }, (_, at) => `zone ${String(at).padStart(3, '0')}`);
    const detail = Object.fromEntries(names.map((name) => [name, `of ${name}`]));
    const operation = 'test.many';
    await world.database.unitOfWork.run(({ audit }) =>
      audit.append(auditEntry({ operation, detail })),
    );
    const staff = await enter();
    const [line] = value(await staff.page({ operation })).lines;
    const namesOf = (facts: typeof line) => facts?.detail.map(({ name }) => name);
    expect([line?.facts, namesOf(line)]).toEqual([700, names.slice(0, 20)]);
    const alone = value(await staff.line(line?.seq ?? 0));
    expect([alone.facts, namesOf(alone)]).toEqual([700, names.slice(0, 500)]);
    expect({ ...alone, detail: [] }).toEqual({ ...line, detail: [] });
    const file = new TextDecoder().decode(value(await staff.take({ operation })).bytes);
    expect(file).toContain('Zone 699: of zone 699');
    expect(await staff.line(100_000)).toMatchObject({ ok: false });
  });

  it('filters by person, either of the two, operation, result, time and target, all together', async () => {
    const staff = await enter();
    const total = async (filter: Partial<AuditFilter>) => value(await staff.page(filter)).total;
    expect(await total({ person: 'pRIYA' })).toBe(30);
    expect(await total({ person: 'dana_r' })).toBe(60);
    expect(await total({ person: '100%' })).toBe(60);
    expect(await total({ person: 'danaXr' })).toBe(0);
    expect(await total({ operation: 'test.0' })).toBe(20);
    expect(await total({ person: 'dana', result: 'refused' })).toBe(6);
    expect(await total({ text: '%_' })).toBe(1);
    expect(
      await total({
        from: new Date(10_000).toISOString(),
        to: new Date(20_000).toISOString(),
        person: 'dana',
      }),
    ).toBe(10);
    expect(await total({ person: 'priya', operation: 'test.1', text: 'thing 7' })).toBe(0);
  });

  it('counts what was written since a line, of the filter alone, and writes nothing by it', async () => {
    const staff = await enter();
    const { lines } = value(await staff.page());
    const newest = lines[0]?.seq ?? 0;
    const since = async (filter: Partial<AuditFilter> = {}) =>
      value(await staff.countNew(filter, newest)).count;
    expect([await since(), await since()]).toEqual([0, 0]);
    const came = ['came.one', 'came.two', 'came.two'].map((operation) => auditEntry({ operation }));
    await world.database.unitOfWork.run(async ({ audit }) => {
      for (const entry of came) await audit.append(entry);
    });
    expect([await since(), await since({ operation: 'came.two' })]).toEqual([3, 2]);
    expect(await since({ person: 'dana' })).toBe(0);
  });

  it('names the operations there are, to choose from', async () => {
    const { operations } = value(await (await enter()).page());
    expect(operations).toEqual([...operations].sort());
    expect(operations).toEqual(expect.arrayContaining(['login', 'test.0', 'test.1', 'test.2']));
    expect(new Set(operations).size).toBe(operations.length);
  });

  it('is printed in the shown columns, and that leaves a line too', async () => {
    const before = (await world.record(people.reader)).length;
    const staff = await enter();
    const made = value(await staff.take({ person: 'priya' }, 'pdf', ['time', 'actor']));
    expect(made.name).toMatch(/^audit-log-30-rows-.*\.pdf$/);
    expect((await readPdf(made.bytes)).pages).toBe(2);
    expect((await world.record(people.reader)).slice(before)).toContain('audit.export/ok');
  });

  it('is taken away as a file without formulas, and each time leaves exactly one line with the filter', async () => {
    const staff = await enter();
    const before = (await world.record(people.reader)).length;
    const { name, bytes } = value(await staff.take({ person: 'priya' }));
    const csv = new TextDecoder().decode(bytes);
    expect(name).toMatch(/^audit-log-30-rows-.*\.csv$/);
    expect(csv.split('\r\n')).toHaveLength(32);
    expect(csv).toContain('Field: =1+1');
    const some = value(await staff.take({ person: 'priya' }, 'csv', ['result', 'time']));
    expect(new TextDecoder().decode(some.bytes)).toMatch(
      /^Result,Time\r\nDone,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\r\n/,
    );
    const zoned = value(await staff.take({ person: 'priya' }, 'csv', ['operation'], 'US/Pacific'));
    expect(new TextDecoder().decode(zoned.bytes)).toMatch(
      /^Operation,Technical name\r\nTest \d+,test\.\d+\r\n/,
    );
    const times = value(await staff.take({ person: 'priya' }, 'csv', ['time'], 'US/Pacific'));
    expect(new TextDecoder().decode(times.bytes)).toMatch(/^Time\r\n[-\d]+ [:\d]+ P[SD]T\r\n/);
    expect(csv).not.toMatch(/(^|,)[=+@-]/m);
    const rowsNow = await world.record(people.reader);
    expect(rowsNow.slice(before)).toEqual(Array.from({ length: 4 }, () => 'audit.export/ok'));
    const { lines } = value(await staff.page({ operation: 'audit.export' }));
    expect(lines[0]?.detail).toEqual([
      { name: 'format', value: 'csv' },
      { name: 'person', value: 'priya' },
      { name: 'rows', value: '30' },
    ]);
  });

  it('is checked in parts, also while others write; the first line that is not as written is named', async () => {
    const staff = await enter();
    const whole = value(await staff.check(0));
    expect(whole).toMatchObject({ state: 'intact', reason: null });
    const middle = value(await staff.check(30));
    expect(middle.upTo).toBe(whole.upTo);
    await world.database.unitOfWork.run(async (tx) => {
      expect(await tx.auditLog.checkChain(0, 10)).toMatchObject({ state: 'more', upTo: 10 });
      expect(await tx.auditLog.checkChain(10, 10)).toMatchObject({ state: 'more', upTo: 20 });
    });
    const line = world.database.kysely.updateTable('audit').where('seq', '=', 12);
    await line.set({ target: 'something else' }).execute();
    expect(value(await staff.check(0))).toMatchObject({
      state: 'broken',
      upTo: 11,
      reason: 'altered',
    });
    await line.set({ target: 'thing 11' }).execute();
    expect(value(await staff.check(0)).state).toBe('intact');
    for (const seq of [12, whole.upTo]) {
      const gone = await world.database.kysely
        .deleteFrom('audit')
        .where('seq', '=', seq)
        .returningAll()
        .executeTakeFirstOrThrow();
      const broken = { state: 'broken', upTo: seq - 1, reason: 'missing' };
      expect(value(await staff.check(0))).toMatchObject(broken);
      expect(value(await staff.check(seq - 1))).toMatchObject(broken);
      await world.database.kysely
        .insertInto('audit')
        .values({ ...gone, detail: JSON.stringify(gone.detail) })
        .execute();
      expect(value(await staff.check(0)).state).toBe('intact');
    }
    expect(value(await staff.check(whole.upTo))).toMatchObject({ state: 'intact' });
    expect(value(await staff.check(1_000_000))).toMatchObject({ state: 'broken' });
  });

  it('is for those with the right only', async () => {
    const without = await enter(people.priya);
    for (const tried of [
      await without.page(),
      await without.line(1),
      await without.take(),
      await without.check(0),
    ])
      expect(tried).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
