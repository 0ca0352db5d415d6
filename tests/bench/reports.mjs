// Measures long reports on the built server, in a world with history (`large-world.mjs` chooses the database). The job
// runner creates a CSV with up to a million rows and a PDF with up to 10,000 rows. Prints the server's additional memory
// during the report, and the p99 of HTTP reads at a fixed rate before and during the report. The argument `postgres` or
// `embedded` selects one engine.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { BUSIEST, overLargeWorlds } from './large-world.mjs';
import { machineLine, quantile } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { checkGoal, sized } from './small.mjs';

const GOALS = { megabytes: 150, factor: 2 };
const REST_MS = Number(process.env['REST_MS'] ?? sized(90000, 2000));
/** Milliseconds between two reads. */
const PACE_MS = 25;
const READS = ['site/accounts?size=50', 'report/completed', 'home/dashboard'];
/** Numbers of sites that together have about 10,000 rows of history in a year. */
const SOME = Array.from({ length: 105 }, (_, at) => BUSIEST + 1 + at);
const REPORTS = /** @type {const} */ ([
  { format: 'csv', scope: { kind: 'group', siteGroupNum: 4471 } },
  { format: 'pdf', scope: { kind: 'sites', siteNums: SOME } },
]);
// A history of this size fills a report file up to its maximum number of rows.
process.env['SITES'] ??= sized('10000', '200');
process.env['SIGNALS'] ??= sized('950000', '20000');

/** @param {number} pid */
const megabytesOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** @param {Record<string, string>} headers */
const withPair = (headers) => {
  const pair = /XSRF-Token=([^;]+)/.exec(headers['cookie'] ?? '')?.[1] ?? '';
  return { ...headers, 'x-xsrf-token': decodeURIComponent(pair) };
};

/** @param {import('./large-world.mjs').World} world @param {Record<string, string>} headers */
const measuring = ({ portal: { pid, url } }, headers) => {
  /** @param {string} path */
  const read = async (path) => {
    const answer = await fetch(`${url}/api/${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  };

  /** Reads at a fixed rate until `isOver` returns true. @param {() => boolean} isOver */
  const readUntil = async (isOver) => {
    /** @type {number[]} */
    const times = [];
    let most = megabytesOf(pid);
    for (let at = 0; !isOver(); at += 1) {
      const begun = performance.now();
      await read(READS[at % READS.length] ?? '');
      times.push(performance.now() - begun);
      most = Math.max(most, megabytesOf(pid));
      await delay(Math.max(0, PACE_MS - (performance.now() - begun)));
    }
    return { times, most };
  };

  /** @param {typeof REPORTS[number]} report */
  const run = async ({ format, scope }) => {
    const id = randomUUID();
    const answer = await fetch(`${url}/api/report/run?siteGroupNum=4471`, {
      method: 'POST',
      headers: {
        ...withPair(headers),
        origin: url,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({
        id,
        kind: 'alarmHistory',
        format,
        period: { kind: 'days', days: 366 },
        scope,
      }),
    });
    if (answer.status !== 200)
      throw new Error(`report/run answered ${answer.status}: ${await answer.text()}`);
    return id;
  };

  /** @param {string} id */
  const ended = async (id) => {
    for (;;) {
      /** @type {{ reports: readonly { id: string, state: string, rows: number, pages: number | null, size: number, problem: string | null }[] }} */
      const { reports } = await read('report/completed?size=25');
      const report = reports.find((one) => one.id === id);
      if (report !== undefined && !['Queued', 'Running'].includes(report.state)) return report;
      await delay(500);
    }
  };

  return { run, ended, readUntil };
};

await overLargeWorlds(process.argv[2], async (world) => {
  const { engine, portal } = world;
  const headers = await signInByApi(portal.url, 'dealer.limited');
  const { ended, readUntil, run } = measuring(world, headers);
  const until = Date.now() + REST_MS;
  await readUntil(() => Date.now() > until - REST_MS / 2);
  const idle = await readUntil(() => Date.now() > until);
  const p99 = quantile(idle.times, 0.99);
  console.log(
    `${engine}: at rest ${idle.most.toFixed(0)} MB, reads p50 ${quantile(idle.times, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  );
  for (const wanted of REPORTS) {
    const begun = performance.now();
    let over = false;
    const report = run(wanted)
      .then(ended)
      .finally(() => {
        over = true;
      });
    const during = await readUntil(() => over);
    const { pages, problem, rows, size, state } = await report;
    const seconds = (performance.now() - begun) / 1000;
    const grown = during.most - idle.most;
    const slowest = quantile(during.times, 0.99);
    const length = pages === null ? '' : `, ${pages} pages`;
    console.log(
      `  ${wanted.format}: ${state}${problem === null ? '' : ` (${problem})`}, ${rows.toLocaleString('en-US')} rows${length}, ${(size / 1048576).toFixed(1)} MB in ${seconds.toFixed(1)} s; ` +
        `${grown.toFixed(0)} MB above rest${grown > GOALS.megabytes ? ' OVER' : ''}; reads p50 ${quantile(during.times, 0.5).toFixed(1)}, p99 ${slowest.toFixed(1)} ms, ${(slowest / p99).toFixed(1)} times${slowest > GOALS.factor * p99 ? ' OVER' : ''}`,
    );
    const file = `${wanted.format.toUpperCase()} of ${rows.toLocaleString('en-US')} rows`;
    recordAll(`Report as ${wanted.format.toUpperCase()} (${engine})`, [
      ['time', `${seconds.toFixed(1)} s, ${file}`],
      ['memory above rest', `${grown.toFixed(0)} MB`, `${GOALS.megabytes} MB`],
      [
        'reads meanwhile',
        `p99 ${slowest.toFixed(1)} ms, ${(slowest / p99).toFixed(1)} times that at rest`,
        `at most ${GOALS.factor} times`,
      ],
    ]);
    checkGoal(grown > GOALS.megabytes || slowest > GOALS.factor * p99);
    if (state !== 'Ready') process.exitCode = 1;
    await delay(sized(5000, 0));
  }
});
console.log(machineLine());
