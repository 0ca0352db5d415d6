// Imports a file of 100,000 lines (6,000 sites with their parts) into an empty PostgreSQL database, with the built
// command. The import is killed by SIGKILL halfway and restarted. Measures the time, cost and memory of the check and of
// the import.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, newDataDir } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';

const ADMIN = fileURLToPath(new URL('../../dist/server/admin.js', import.meta.url));
const SITES = sized(6000, 300);
const GROUPS = sized(100, 5);
const SUBJECT = `Import of a file of ${SITES.toLocaleString('en-US')} sites (PostgreSQL)`;
/** Number of zones per site. Besides zones, a site has a line for the site itself, a device, two areas and two contacts. */
const ZONES = 11;
const HEAD =
  'record,group,name,parent,site,siteType,street,city,region,postalCode,servicePlan,transmitter,area,zone,description,firstName,lastName,phones,pin\n';

/** @param {Readonly<Record<string, string | number>>} cells */
const lineOf = (cells) =>
  `${HEAD.trim()
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',')}\n`;

/** @param {number} at @returns {string} */
const siteLines = (at) => {
  const site = 100000 + at;
  const of = { site };
  const lines = [
    {
      record: 'site',
      site,
      group: 1000 + (at % GROUPS),
      name: `Site ${site}`,
      siteType: 'Residential',
      street: `${at} Kelp Lane`,
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      servicePlan: 'Burglary',
    },
    { record: 'device', ...of, transmitter: `BN${at}` },
    { record: 'area', ...of, area: 1, name: 'House' },
    { record: 'area', ...of, area: 2, name: 'Shed' },
    ...Array.from({ length: ZONES }, (_, zone) => ({
      record: 'zone',
      ...of,
      zone: zone + 1,
      description: `Door ${zone}`,
    })),
    { record: 'contact', ...of, firstName: 'Joan', lastName: `Petrie ${at}`, pin: 'Quarry58' },
    { record: 'contact', ...of, firstName: 'Sam', lastName: `Hale ${at}`, phones: '207-555-0111' },
  ];
  return lines.map(lineOf).join('');
};

/** @param {string} path */
const writeFile = async (path) => {
  const out = createWriteStream(path);
  let lines = GROUPS;
  out.write(HEAD);
  for (let at = 0; at < GROUPS; at += 1)
    out.write(lineOf({ record: 'group', group: 1000 + at, name: `Group ${at}` }));
  for (let at = 0; at < SITES; at += 1) {
    const text = siteLines(at);
    lines += text.split('\n').length - 1;
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return lines;
};

/** @param {number} pid */
const residentMb = (pid) => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
};

/**
 * Runs the command to its end, or kills the command when it has reported `killAt` imported lines.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} settings
 * @param {number | null} killAt
 */
const run = async (args, settings, killAt = null) => {
  const begun = performance.now();
  const child = spawn(process.execPath, [ADMIN, ...args], { env: { ...process.env, ...settings } });
  let said = '';
  let mostMb = 0;
  const watch = setInterval(() => (mostMb = Math.max(mostMb, residentMb(child.pid ?? 0))), 200);
  child.stdout.on('data', (/** @type {Buffer} */ text) => (said += text.toString()));
  child.stderr.on('data', (/** @type {Buffer} */ text) => {
    said += text.toString();
    const reported = [...said.matchAll(/^([\d,]+) of /gm)].at(-1)?.[1]?.replaceAll(',', '') ?? '0';
    if (killAt !== null && Number(reported) >= killAt) child.kill('SIGKILL');
  });
  const [status] = await once(child, 'close');
  clearInterval(watch);
  return { status, said, mostMb, seconds: (performance.now() - begun) / 1000 };
};

/** @param {string} title @param {Awaited<ReturnType<typeof run>>} ran */
const reportRun = (title, { mostMb, said, seconds, status }) => {
  process.stdout.write(
    `${title}: ${seconds.toFixed(0)} s, at most ${mostMb.toFixed(0)} MB, exit ${String(status)}\n${said.split('\n').slice(-12).join('\n')}\n`,
  );
  recordAll(SUBJECT, [
    [`${title}, time`, `${seconds.toFixed(0)} s`],
    [`${title}, memory`, `at most ${mostMb.toFixed(0)} MB`],
  ]);
};

/** @param {string} url */
const bench = async (url) => {
  const { dir, remove } = newDataDir();
  try {
    const settings = { MODE: 'demo', DATABASE_URL: url, DATA_DIR: join(dir, 'data') };
    const file = join(dir, 'portal.csv');
    const lines = await writeFile(file);
    process.stdout.write(`${machineLine()}\n${lines} lines, ${SITES} sites\n`);
    reportRun('Idle (a list of receivers)', await run(['receiver', 'list'], settings));
    reportRun('Dry run', await run(['import', file, '--dry-run'], settings));
    reportRun('Import, ended by SIGKILL', await run(['import', file], settings, lines / 2));
    const last = await run(['import', file], settings);
    reportRun('Begun again', last);
    const again = await run(['import', file, '--dry-run'], settings);
    reportRun('The same file once more', again);
    const isWhole = last.said.includes('Continues where it was interrupted') && last.status === 0;
    const isSame = again.said.includes(': 0 would be, 0 refused');
    recordAll(SUBJECT, [
      ['goes on after a kill', isWhole ? 'yes' : 'no', 'yes'],
      ['the same file once more changes nothing', isSame ? 'yes' : 'no', 'yes'],
    ]);
    if (!isWhole || !isSame) process.exitCode = 1;
  } finally {
    remove();
  }
};

await onPostgres(bench);
