import { parse } from 'csv-parse/sync';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readPace } from '../../composition/scripts/test-budgets.mjs';
import { FIGURE, SMALL } from './small.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const RESULTS = fileURLToPath(new URL('results.csv', import.meta.url));
export const COLUMNS = /** @type {const} */ ([
  'figure',
  'goal',
  'value',
  'date',
  'machine',
  'command',
]);
/**
 * Milliseconds for which one reading of the machine's state is reused, because each reading takes CPU time and memory from
 * the next measurement.
 */
const MACHINE_MS = 60_000;

/**
 * @typedef {{ figure: string, goal?: string, value: string }} Figure `goal` and `value` with their units
 * @typedef {Record<typeof COLUMNS[number], string>} Line
 * @typedef {{ load: number, pace: number }} Machine processes that want one core, and how many times longer than on an idle
 *   machine a piece of work takes
 */

/** @type {{ at: number, machine: Machine } | undefined} */
let last;

/** @returns {Machine} */
const readMachine = () => {
  const at = performance.now();
  if (last === undefined || at - last.at > MACHINE_MS) {
    const load = (loadavg()[0] ?? 0) / availableParallelism();
    last = { at, machine: { load, pace: readPace() } };
  }
  return last.machine;
};

/** @param {Machine} machine */
const machineText = ({ load, pace }) => {
  const node = process.versions.node.split('.').slice(0, 2).join('.');
  return `${availableParallelism()} cores, load ${load.toFixed(1)} a core, pace ${pace.toFixed(1)}, Node ${node}`;
};

/** @param {readonly string[]} argv */
export const commandOf = ([, script = '', ...args]) =>
  ['node', relative(ROOT, script), ...args]
    .map((word) => (word.includes(' ') ? `'${word}'` : word))
    .join(' ');

/** @param {string} cell */
const quoted = (cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** @param {Line} line */
const textOf = (line) => `${COLUMNS.map((name) => quoted(line[name])).join(',')}\n`;

/** @param {string} text a file of results @returns {Line[]} */
export const readLines = (text) => parse(text, { columns: true });

/**
 * Returns the newest line of each figure.
 * @param {readonly Line[]} lines
 */
export const newestLines = (lines) => {
  /** @type {Map<string, Line>} */
  const newest = new Map();
  for (const line of lines)
    if (line.date >= (newest.get(line.figure)?.date ?? '')) newest.set(line.figure, line);
  return [...newest.values()];
};

/**
 * Adds a figure to the results file, with date, machine and command. A second result on the same day replaces the first.
 * `BENCH_RECORD=off` leaves the file unchanged.
 * @param {Figure} figure
 * @param {{ machine?: Machine, date?: string, file?: string }} [how] `machine`, if its state was read during the run
 */
export const record = ({ figure, goal = '', value }, how = {}) => {
  if (/^$|NaN|Infinity|undefined/.test(value)) throw new Error(`${figure} has no value: ${value}`);
  if (SMALL) console.log(`${FIGURE}${figure}: ${value}`);
  if (SMALL || process.env['BENCH_RECORD'] === 'off') return;
  const { date = new Date().toISOString().slice(0, 10), file = RESULTS } = how;
  const machine = machineText(how.machine ?? readMachine());
  const line = { figure, goal, value, date, machine, command: commandOf(process.argv) };
  const before = readLines(readFileSync(file, 'utf8'));
  const kept = before.filter((other) => other.figure !== figure || other.date !== date);
  // Appends the line if no line is replaced, so that two concurrent benchmarks lose no lines.
  if (kept.length === before.length) appendFileSync(file, textOf(line));
  else writeFileSync(file, [`${COLUMNS.join(',')}\n`, ...[...kept, line].map(textOf)].join(''));
};

/**
 * Adds several figures. Each figure's name starts with the subject.
 * @param {string} subject
 * @param {readonly (readonly [name: string, value: string, goal?: string])[]} figures
 * @param {Parameters<typeof record>[1]} [how]
 */
export const recordAll = (subject, figures, how) => {
  for (const [name, value, goal] of figures)
    record({ figure: `${subject}: ${name}`, goal, value }, how);
};
