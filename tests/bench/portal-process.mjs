import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROGRAM = join(ROOT, 'dist/server/server.js');

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const freePorts = async () => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all([port, port + 1, port + 2, port + 3].map(isFree));
    if (!free.includes(false)) return port;
  }
};

/** Creates a new data directory. Returns the directory and a function that removes the directory. */
export const newDataDir = () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
};

/**
 * Starts the built server with the demo world and waits for a successful health check.
 * @param {string} dataDir
 * @param {Readonly<Record<string, string>>} [settings] additional environment variables
 * @param {number | 'ignore'} [lines] descriptor of an open file for the server's log
 */
export const startPortal = async (dataDir, settings = {}, lines = 'ignore') => {
  if (!existsSync(PROGRAM)) throw new Error('There is no build; run "npm run build" first.');
  const port = await freePorts();
  const url = `http://localhost:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, MODE: 'demo', PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', lines, 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok === true) break;
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const readyMs = performance.now() - begun;
  /** @param {NodeJS.Signals} [signal] */
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { url, readyMs, pid: child.pid ?? 0, stop };
};

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {readonly number[]} values @param {number} share from 0 to 1 */
export const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** Describes the machine. The load in the text shows whether the machine was busy. */
export const machineLine = () =>
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()[0]?.toFixed(1)}`;

/** Returns the CPU time that these processes have used so far. Null if the system does not report CPU times. @param {readonly number[]} pids */
export const processorMs = (pids) => {
  const files = pids.map((pid) => `/proc/${pid}/schedstat`).filter((file) => existsSync(file));
  if (files.length === 0) return null;
  const spent = files.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6);
  return spent.reduce((sum, ms) => sum + ms, 0);
};
