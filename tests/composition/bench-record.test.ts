import { parse } from 'csv-parse/sync';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Figure {
  readonly figure: string;
  readonly goal?: string;
  readonly value: string;
}

interface How {
  readonly machine: { readonly load: number; readonly pace: number };
  readonly date: string;
  readonly file: string;
}

type Line = Readonly<Record<'figure' | 'goal' | 'value' | 'date' | 'machine' | 'command', string>>;

const PROJECT = join(import.meta.dirname, '..', '..');
const BENCH = join(PROJECT, 'tests', 'bench');
const MODULE = pathToFileURL(join(BENCH, 'record.mjs')).href;
const { commandOf, newestLines, readLines, record, recordAll } = (await import(
  /* @vite-ignore */ MODULE
)) as {
  readonly commandOf: (argv: readonly string[]) => string;
  readonly newestLines: (lines: readonly Line[]) => Line[];
  readonly readLines: (text: string) => Line[];
  readonly record: (figure: Figure, how: How) => void;
  readonly recordAll: (
    subject: string,
    figures: readonly (readonly [string, string, string?])[],
    how: How,
  ) => void;
};

const scriptOf = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(PROJECT, 'composition/scripts', file)).href);
const { checkBenchmark, readBenchmarks } = (await scriptOf('benchmarks.mjs')) as {
  readonly checkBenchmark: (code: number | null, text: string) => string | null;
  readonly readBenchmarks: () => string[];
};
const { TIERS } = (await scriptOf('test-stages.mjs')) as {
  readonly TIERS: Readonly<Record<string, { then: readonly { command: string[] }[] }>>;
};

const HEAD = 'figure,goal,value,date,machine,command\n';
const OLD = `Old figure,,"1,000 ms",2026-11-20,"2 cores, Node 20.20",by hand\n`;
const MACHINE = { load: 0.7, pace: 1.24 };

describe('what a benchmark records', () => {
  let dir = '';
  let file = '';
  beforeEach(() => {
    vi.stubEnv('BENCH_RECORD', '');
    dir = mkdtempSync(join(tmpdir(), 'bench-record-'));
    file = join(dir, 'results.csv');
    writeFileSync(file, HEAD + OLD);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(dir, { recursive: true });
  });
  const note = (figure: Figure, date = '2026-11-28') => {
    record(figure, { machine: MACHINE, date, file });
  };
  const text = () => readFileSync(file, 'utf8');

  it('is a line behind those that are there, with day, machine and command', () => {
    note({ figure: 'Server start', goal: '8 s', value: '3.8 s' });
    expect(text().startsWith(HEAD + OLD)).toBe(true);
    const [, line] = readLines(text());
    expect(line).toMatchObject({ figure: 'Server start', goal: '8 s', value: '3.8 s' });
    expect(line).toMatchObject({ date: '2026-11-28', command: commandOf(process.argv) });
    expect(line?.machine).toMatch(/^\d+ cores, load 0\.7 a core, pace 1\.2, Node \d+\.\d+$/);
  });

  it.each(['12,500 of 13,000', 'named "port alder"', 'two\nlines', 'two\r\nlines', '"', ','])(
    'keeps %j as one cell that any reader of CSV reads',
    (cell) => {
      note({ figure: `Reads, ${cell}`, goal: cell, value: cell });
      const rows = parse(text());
      expect(rows).toHaveLength(3);
      expect(rows[2]?.slice(0, 4)).toEqual([`Reads, ${cell}`, cell, cell, '2026-11-28']);
      expect(rows[2]).toHaveLength(6);
    },
  );

  it('is a further line on another day and takes the place of the line of the same day', () => {
    note({ figure: 'Server start', value: '4 s' }, '2026-11-27');
    note({ figure: 'Server start', value: '5 s' });
    note({ figure: 'Other', value: '1 s' });
    note({ figure: 'Server start', value: '3 s' });
    expect(readLines(text()).map(({ value }) => value)).toEqual(['1,000 ms', '4 s', '1 s', '3 s']);
    expect(text().startsWith(HEAD + OLD)).toBe(true);
  });

  it('counts by its latest day, wherever that line stands', () => {
    note({ figure: 'Server start', value: 'new' });
    note({ figure: 'Server start', value: 'old' }, '2026-11-27');
    note({ figure: 'Old figure', value: 'newer' });
    const newest = newestLines(readLines(text()));
    expect(newest.map(({ figure, value }) => [figure, value])).toEqual([
      ['Old figure', 'newer'],
      ['Server start', 'new'],
    ]);
  });

  it('is refused without a value, and left out when BENCH_RECORD is off', () => {
    expect(() => {
      note({ figure: 'Reads', value: `${String(Number('x'))} ms` });
    }).toThrow('Reads has no value');
    vi.stubEnv('BENCH_RECORD', 'off');
    note({ figure: 'Reads', value: '1 ms' });
    expect(text()).toBe(HEAD + OLD);
  });

  it('is named after its subject where there are several', () => {
    const how = { machine: MACHINE, date: '2026-11-28', file };
    recordAll(
      'Server start',
      [
        ['first', '4 s', '8 s'],
        ['later', '2 s'],
      ],
      how,
    );
    expect(readLines(text()).slice(1)).toMatchObject([
      { figure: 'Server start: first', value: '4 s', goal: '8 s' },
      { figure: 'Server start: later', value: '2 s', goal: '' },
    ]);
  });

  it('tells the command without the folders of the machine', () => {
    const script = join(PROJECT, 'tests/bench/accounts-list.mjs');
    expect(commandOf(['/usr/bin/node', script, 'postgres', 'by account'])).toBe(
      "node tests/bench/accounts-list.mjs postgres 'by account'",
    );
  });
});

/** Checks that a command in the results exists, as a file of the repository or a package.json script. */
const isThere = (command: string): boolean => {
  const [program = '', ...words] = command.split(' ');
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  if (program === 'npm')
    return scripts[words[0] === 'run' ? (words[1] ?? '') : (words[0] ?? '')] !== undefined;
  const [file] = [program, ...words].filter((word) => word.includes('/'));
  return file !== undefined && existsSync(join(PROJECT, file));
};

describe('the results', () => {
  const text = readFileSync(join(BENCH, 'results.csv'), 'utf8');
  const lines = readLines(text);

  it('have six cells a line, of which only the goal may be empty', () => {
    const rows = parse(text);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows[0]).toEqual(HEAD.trim().split(','));
    const torn = rows.filter(
      (row) => row.length !== 6 || row.some((cell, at) => at !== 1 && cell.trim() === ''),
    );
    expect(torn).toEqual([]);
    expect(rows.filter((row) => row.join(',').length > 300)).toEqual([]);
  });

  it('have days of the calendar, written alike', () => {
    const isDay = (date: string) =>
      /^20\d\d-\d\d-\d\d$/.test(date) && new Date(date).toISOString().startsWith(date);
    expect(isDay('2026-02-28')).toBe(true);
    expect(isDay('2026-02-30')).toBe(false);
    expect(lines.filter(({ date }) => !isDay(date))).toEqual([]);
  });

  it('name commands that are there; what no program measures says so', () => {
    expect(isThere('node tests/bench/nothing.mjs')).toBe(false);
    expect(isThere('npm run nothing')).toBe(false);
    const strange = lines.filter(({ command }) => command !== 'by hand' && !isThere(command));
    expect(strange).toEqual([]);
  });

  it('have one line for a figure, a day and a machine', () => {
    const keys = lines.map(({ figure, date, machine }) => [figure, date, machine].join('\n'));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

describe('every benchmark', () => {
  const sources = readdirSync(BENCH)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => ({ file, text: readFileSync(join(BENCH, file), 'utf8') }));
  /** Only benchmarks print the machine on which they ran; helper files do not. */
  const benchmarks = sources.filter(({ text }) => text.includes('machineLine()'));
  const lines = readLines(readFileSync(join(BENCH, 'results.csv'), 'utf8'));

  it('is known as one: no other program of the folder prints figures', () => {
    expect(benchmarks.length).toBeGreaterThan(20);
    const programs = sources.filter(({ file }) => !sources.some(({ text }) => text.includes(file)));
    const others = programs.filter((program) => !benchmarks.includes(program));
    expect(others.map(({ file }) => file)).toEqual(['newest.mjs']);
  });

  it.each(benchmarks.map(({ file, text }) => [file, text] as const))(
    '%s names its figures and stands in the results',
    (file, text) => {
      const names =
        /\brecord\(\{\s*figure\b/.test(text) ||
        /\brecordAll\(/.test(text) ||
        /\btimeReads\(/.test(text);
      expect(names).toBe(true);
      const own = lines.filter(({ command }) => command.split(' ')[1] === `tests/bench/${file}`);
      expect(own.length).toBeGreaterThan(0);
    },
  );

  it('stands in the table of the README, which is what `test:all-rounds` runs once, small', () => {
    const files = benchmarks.map(({ file }) => `tests/bench/${file}`);
    expect(readBenchmarks().toSorted()).toEqual(files.toSorted());
    const stages = TIERS['all-rounds']?.then.map(({ command }) => command.at(-1));
    expect(stages).toContain('composition/scripts/try-benchmarks.mjs');
  });

  it.each(benchmarks.map(({ file, text }) => [file, text] as const))(
    '%s has a small size, at which no goal is checked',
    (_, text) => {
      expect(text).toMatch(/\b(sized\(|SMALL\b)/);
      expect(text).not.toMatch(/GOAL.*process\.exitCode/);
    },
  );

  it('works when it ends well and prints a figure of all that it measures', () => {
    expect(checkBenchmark(0, 'Server start 4 s\nfigure: Server start: 4 s\n')).toBeNull();
    expect(checkBenchmark(0, 'Server start 4 s\n')).toBe('It printed no figure.');
    expect(checkBenchmark(0, 'figure: A: 1\nPostgreSQL: not measured; install it\n')).toBe(
      'PostgreSQL: not measured; install it',
    );
    expect(checkBenchmark(1, 'figure: A: 1\nTimeoutError: no list\n')).toContain('no list');
    expect(checkBenchmark(null, '')).toContain('a signal');
  });

  it('is told apart by its figures: a name that none has is noticed', () => {
    const patterns = sources.flatMap(({ text }) => patternsOf(text));
    expect(patterns.some((pattern) => isNamedBy(pattern, 'Server start: first'))).toBe(true);
    expect(patterns.some((pattern) => isNamedBy(pattern, 'Server stop: first'))).toBe(false);
  });

  it('names its figures as the results do, which are found by their names', () => {
    const helpers = sources.filter((source) => !benchmarks.includes(source));
    const strange = benchmarks.flatMap((benchmark) => {
      const patterns = [benchmark, ...helpers].flatMap(({ text }) => patternsOf(text));
      return lines
        .filter(({ command }) => command.split(' ')[1] === `tests/bench/${benchmark.file}`)
        .map(({ figure }) => figure)
        .filter((figure) => !patterns.some((pattern) => isNamedBy(pattern, figure)));
    });
    expect(strange).toEqual([]);
  });
});

/**
 * Converts the string literals of a program into patterns in which any text may stand for a computed value. Strings with
 * few letters are skipped.
 */
const patternsOf = (text: string): RegExp[] =>
  [...text.matchAll(/`([^`]*)`|'([^'\n]*)'/g)].flatMap(([, template, plain]) => {
    const parts = (template ?? plain ?? '').split(/\$\{[^}]*\}/);
    return parts.join('').replaceAll(/[^a-z]/gi, '').length < 8
      ? []
      : [
          new RegExp(
            `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`,
          ),
        ];
  });

/** Checks that a pattern matches a figure's whole name or the subject at the start of the name. */
const isNamedBy = (pattern: RegExp, figure: string): boolean =>
  pattern.test(figure) || pattern.test(figure.split(': ')[0] ?? '');
