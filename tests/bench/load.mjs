import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findOrInstall } from '../../composition/scripts/find-program.mjs';
import { quantile } from './portal-process.mjs';

const IN_TURN = fileURLToPath(new URL('in-turn.lua', import.meta.url));

/** @param {string} time as wrk writes it */
const milliseconds = (time) => {
  const [, figure = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(time) ?? [];
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN);
};

/**
 * Runs wrk once. Any unsuccessful response ends the benchmark, because refusals are cheaper than real responses.
 * @param {string} origin
 * @param {{ asks: readonly { path: string, headers: Readonly<Record<string, string>> }[], connections: number, seconds: number }} how `asks` are sent one after the other
 */
export const drive = async (origin, { asks, connections, seconds }) => {
  const requests = asks.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n'),
  );
  const asked = ['-s', IN_TURN, origin, '--', ...requests];
  const rate = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const wrk = spawn(findOrInstall(['wrk'], 'wrk'), [...rate, ...asked], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of wrk.stdout) text += part;
  const found = (/** @type {RegExp} */ pattern) => pattern.exec(text)?.[1] ?? '';
  if (/Non-2xx|Socket errors/.test(text) || found(/Requests\/sec:\s+([\d.]+)/) === '')
    throw new Error(`${origin}${asks[0]?.path} was not answered each time:\n${text}`);
  return {
    perSecond: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    answers: Number(found(/(\d+) requests in/)),
    p50: milliseconds(found(/^ +50% +(\S+)/m)),
    p99: milliseconds(found(/^ +99% +(\S+)/m)),
  };
};

/**
 * Sends requests at a fixed rate without waiting for responses. Each response time counts from the scheduled sending time.
 * @param {string} url
 * @param {Readonly<Record<string, string>>} headers
 * @param {{ perSecond: number, seconds: number }} pace
 */
export const askAtPace = async (url, headers, { perSecond, seconds }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  /** @type {(due: number) => Promise<{ ms: number, status: number | undefined }>} */
  const answerTo = (due) =>
    new Promise((resolve) => {
      const request = get(url, { agent, headers }, (answer) => {
        answer.resume().once('end', () => {
          resolve({ ms: performance.now() - due, status: answer.statusCode });
        });
      });
      request.once('error', () => resolve({ ms: performance.now() - due, status: undefined }));
    });
  const begun = performance.now();
  const answers = [];
  while (answers.length < perSecond * seconds) {
    const due = begun + (answers.length * 1000) / perSecond;
    if (due > performance.now()) await delay(1);
    else answers.push(answerTo(due));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  const times = all.map(({ ms }) => ms);
  const refused = all.filter(({ status }) => status !== 200).length;
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused, all: all.length };
};
