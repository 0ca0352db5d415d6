import { randomUUID } from 'node:crypto';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { reportFile } from '#core/backend/reports/report-file.operation.ts';
import { ANYBODYS } from '#core/backend/reports/report.repository.port.ts';
import { startReport } from '#core/backend/reports/start-report.operation.ts';
import { afterLease, beginLife } from '#tests/backend/harness/begin-life.ts';
import { jobFile } from '#tests/backend/harness/job-file.ts';
import { seedAccount } from '#tests/backend/harness/seed-account.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { testRunner } from '#tests/backend/harness/test-runner.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

/** The report's state as a process prints it before the process exits. */
export interface Ended {
  readonly state: string;
  readonly fault: string | null;
  readonly problem: string | null;
  readonly tries: number;
  readonly rows: number | null;
  /**
   * The number of pages according to the report list (`pages`) and to a PDF reader (`found`), and of the zones that appear
   * exactly once.
   */
  readonly pages: number | null;
  readonly found: number;
  readonly zones: number;
  readonly finishes: number;
}

const GROUP = 7100;
const REPORTS = [randomUUID(), randomUUID()] as const;
const { database, given, say } = await beginLife();
const [life = '0', rows = '0', mode = 'draws', named = ''] = given;
const born = afterLease(Date.now(), Number(life));
const clock = { now: () => born };
const { kysely, unitOfWork } = database;

const report = (id: string, byId: string) =>
  unitOfWork.run((tx) =>
    startReport(
      tx,
      { clock, ids: { next: randomUUID } },
      {
        id,
        siteGroupNum: GROUP,
        kind: 'zoneList',
        name: 'Zone list',
        scopeName: 'All',
        scope: { kind: 'group', siteGroupNum: GROUP },
        period: { kind: 'day', days: 1 },
        timeZone: 'UTC',
        format: 'pdf',
        scheduleId: null,
        recipients: [],
        sendWhenEmpty: true,
        fromDay: '2026-11-27',
        toDay: '2026-11-27',
      },
      { by: 'Kit', byId, origin: { requestId: 'r', sessionId: 's', address: '198.51.100.7' } },
    ),
  );

if (life === '0') {
  const { id } = await seedAccount(kysely, {});
  await writeFamily(kysely, { parent: GROUP, branch: GROUP + 1, stranger: GROUP + 2 });
  await seedSite(kysely, { num: 710001, group: GROUP, name: 'A site' });
  const zones = Array.from({ length: Number(rows) }, (_, at) => ({
    id: randomUUID(),
    site_num: 710001,
    dev_num: 1,
    area_num: 1,
    format: 'CID' as const,
    num: String(at).padStart(6, '0'),
    description: `Zone${String(at)}.`,
    service_type: 'Fire' as const,
  }));
  for (let at = 0; at < zones.length; at += 1000)
    await kysely
      .insertInto('zone')
      .values(zones.slice(at, at + 1000))
      .execute();
  await report(REPORTS[0], id);
  say(`report ${REPORTS[0]}`);
}
const found = () =>
  unitOfWork.read((tx) => tx.reports.find(named || REPORTS[0], ANYBODYS, clock.now()));
if (mode === 'again') {
  const before = await found();
  await report(REPORTS[1], before?.createdById ?? '');
}
const wanted = mode === 'again' ? REPORTS[1] : named || REPORTS[0];

const { runNext } = testRunner(
  { database, clock },
  {
    kinds: JOB_KINDS.map((kind) => ({
      ...kind,
      prepare: async (...asked) => {
        const offered = await unitOfWork.read((tx) => reportFile(tx, wanted, clock.now()));
        say(offered.ok ? 'offered' : 'drawing');
        if (mode === 'hangs') await new Promise(() => setInterval(() => undefined, 1000));
        return kind.prepare(...asked);
      },
    })),
    wait: async () => {
      const { rows: counted } = (await found())?.row ?? {};
      say(`done ${String(counted)}`);
    },
  },
);
while ((await runNext()) === 'worked');
const end = await unitOfWork.read((tx) => tx.reports.find(wanted, ANYBODYS, clock.now()));
if (end !== null) {
  const { fault, pages, problem, rows: count, state, tries } = end.row;
  const bytes =
    state === 'Ready' ? Buffer.from(await jobFile(unitOfWork, end.jobId), 'latin1') : null;
  const read = bytes === null ? null : await readPdf(bytes);
  const names = read?.text.match(/Zone\d+\./g) ?? [];
  const finishes = await kysely
    .selectFrom('audit')
    .select('seq')
    .where('operation', '=', 'job.finish')
    .execute();
  const ended: Ended = {
    state,
    fault,
    problem,
    tries,
    pages,
    rows: count,
    finishes: finishes.length,
    found: read?.pages ?? 0,
    zones: new Set(names).size === names.length ? names.length : -1,
  };
  say(`ended ${JSON.stringify(ended)}`);
}
await database.close();
