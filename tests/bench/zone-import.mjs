// Measures an import of 10,000 zones into a dealer's sites, on the built server with the embedded engine. Measures the
// check and the job, while another user repeatedly reads their account.
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { checkGoal, sized } from './small.mjs';

const ROWS = sized(10_000, 200);
const GOAL_S = 20;
/** Numbers of the demo world's sites. */
const SITES = Array.from({ length: 180 }, (_, at) => 700101 + at);
const HEAD = 'Site,Zone,Area,Description,Service type,Event,Signal code';

/** @param {Record<string, string>} headers */
const withPair = (headers) => {
  const pair = /XSRF-Token=([^;]*)/.exec(headers['cookie'] ?? '')?.[1] ?? '';
  return { ...headers, 'x-xsrf-token': decodeURIComponent(pair) };
};

/** @param {string} url @param {Record<string, string>} headers */
const client = (url, headers) => {
  /** @param {Response} answer */
  const bodyOf = async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    /** @param {string} text */
    check: async (text) => {
      const form = new FormData();
      form.append('file', new Blob([text], { type: 'text/csv' }), 'zones.csv');
      const sent = { method: 'POST', headers: { ...withPair(headers), origin: url }, body: form };
      return bodyOf(await fetch(`${url}/api/zones/imports?siteGroupNum=4471`, sent));
    },
    /** @param {string} id */
    start: async (id) =>
      bodyOf(
        await fetch(`${url}/api/zones/imports/${id}/start?siteGroupNum=4471`, {
          method: 'POST',
          headers: { ...withPair(headers), origin: url, 'idempotency-key': id },
        }),
      ),
    /** @param {string} path */
    read: async (path) => bodyOf(await fetch(`${url}/api/${path}`, { headers })),
  };
};

const main = async () => {
  const { dir, remove } = newDataDir();
  const portal = await startPortal(dir, { DEMO_LIVE: 'off' });
  try {
    const { url } = portal;
    const dealer = client(url, await signInByApi(url, 'dealer.limited'));
    const probe = [HEAD, ...SITES.map((site) => `${site},900,1,Probe,Burglary,,`)].join('\n');
    const { refused } = await dealer.check(probe);
    const gone = new Set(refused.map((/** @type {{ site: string }} */ { site }) => site));
    const sites = SITES.filter((site) => !gone.has(String(site)));
    const rows = Array.from({ length: ROWS }, (_, at) => {
      const num = String(300 + Math.floor(at / sites.length)).padStart(3, '0');
      return `${sites[at % sites.length]},${num},1,Corridor ${at} – motion,Burglary,132,`;
    });
    const begun = performance.now();
    const check = await dealer.check([HEAD, ...rows].join('\n'));
    const checked = performance.now();
    if (check.counts.new !== ROWS)
      throw new Error(`The check says ${JSON.stringify(check.counts)}`);
    const { id } = await dealer.start(check.id);
    /** @type {number[]} */
    const reads = [];
    let job = await dealer.read(`jobs/${id}`);
    while (job.state === 'waiting' || job.state === 'running') {
      const asked = performance.now();
      await dealer.read('account/me');
      reads.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 50));
      job = await dealer.read(`jobs/${id}`);
    }
    const ended = performance.now();
    if (job.state !== 'done') throw new Error(`The job ended as ${job.state}: ${job.problem}`);
    const seconds = (ended - begun) / 1000;
    console.info(machineLine());
    console.info(
      `${ROWS} zones of ${sites.length} sites: check ${((checked - begun) / 1000).toFixed(1)} s, job ${((ended - checked) / 1000).toFixed(1)} s; account/me meanwhile p95 ${quantile(reads, 0.95).toFixed(0)} ms, worst ${Math.max(...reads).toFixed(0)} ms`,
    );
    recordAll(`Import of ${ROWS.toLocaleString('en-US')} zones (Embedded)`, [
      ['check', `${((checked - begun) / 1000).toFixed(1)} s`],
      ['job', `${((ended - checked) / 1000).toFixed(1)} s`],
      ['check and job', `${seconds.toFixed(1)} s`, `${GOAL_S} s`],
      ['account/me meanwhile', `p95 ${quantile(reads, 0.95).toFixed(0)} ms`],
    ]);
    if (seconds > GOAL_S) console.error(`Over ${GOAL_S} s.`);
    checkGoal(seconds > GOAL_S);
  } finally {
    await portal.stop();
    remove();
  }
};

await main();
