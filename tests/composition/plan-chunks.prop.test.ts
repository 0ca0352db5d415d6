import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly entry: string | null;
  readonly length: number;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
}
type PlanChunks = (
  split: readonly Chunk[],
  program: {
    readonly main: string;
    readonly start: string;
    readonly atEveryStart: readonly string[];
    readonly sectionOf: (id: string) => string | null;
  },
) => ReadonlyMap<string, string>;

const { planChunks, MOST_FILES } = (await import(
  /* @vite-ignore */ new URL('../../composition/scripts/plan-chunks.mjs', import.meta.url).href
)) as { readonly planChunks: PlanChunks; readonly MOST_FILES: number };

const chunk = (file: string, imports: readonly string[], rest: Partial<Chunk> = {}): Chunk => ({
  file,
  entry: null,
  length: 1000,
  modules: [`/${file}.ts`],
  imports,
  ...rest,
});
const entry = (file: string, imports: readonly string[]): Chunk =>
  chunk(file, imports, { entry: `/${file}.ts` });

const plan = (split: readonly Chunk[]): ReadonlyMap<string, string> =>
  planChunks(split, {
    main: '/main.ts',
    start: '/start.ts',
    atEveryStart: ['/frame.ts'],
    sectionOf: (id) => (id.startsWith('/section') ? id.replace(/beside/, '') : null),
  });

/** Applies the plan. Returns all resulting files, each with the files that are loaded together with it. */
const filesAfter = (split: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const planned = plan(split);
  const nameOf = new Map(split.map(({ file }) => [file, planned.get(`/${file}.ts`) ?? file]));
  const imports = new Map<string, Set<string>>();
  for (const { file, imports: others } of split) {
    const name = nameOf.get(file) ?? file;
    const known = imports.get(name) ?? new Set();
    imports.set(name, known);
    for (const other of others) known.add(nameOf.get(other) ?? other);
    known.delete(name);
  }
  const reach = (name: string, found: Set<string>): Set<string> => {
    for (const other of imports.get(name) ?? [])
      if (!found.has(other)) reach(other, found.add(other));
    return found;
  };
  return new Map([...imports.keys()].map((name) => [name, reach(name, new Set())]));
};

/** Generates programs with four entries, several sections and shared files. A shared file imports only shared files with higher numbers. */
const programs = fc
  .record({
    sections: fc.integer({ min: 2, max: 12 }),
    shared: fc.integer({ min: 0, max: 40 }),
  })
  .chain(({ sections, shared }) => {
    const names = Array.from({ length: shared }, (_, at) => `shared${String(at)}`);
    const some = (from: number) => fc.subarray(names.slice(from));
    return fc
      .record({
        main: some(0),
        start: some(0),
        frame: some(0),
        sections: fc.tuple(...Array.from({ length: sections }, () => some(0))),
        shared: fc.tuple(
          ...names.map((_, at) =>
            fc.record({
              imports: some(at + 1).map((others) => others.slice(0, 2)),
              length: fc.nat({ max: 50_000 }),
            }),
          ),
        ),
      })
      .map((made) => [
        // Gives few shared files to the entries that load at every start, because otherwise sections would find all shared
        // files already loaded.
        entry('main', made.main.slice(0, 1)),
        entry('start', made.start.slice(0, 1)),
        entry('frame', made.frame.slice(0, 1)),
        ...made.sections.map((imports, at) => entry(`section${String(at)}`, imports)),
        ...made.shared.map(({ imports, length }, at) =>
          chunk(`shared${String(at)}`, imports, { length }),
        ),
      ]);
  });

const AT_EVERY_START = ['main', 'start', 'frame', 'shared'];

describe('the files of the portal', () => {
  it('are few for each section, and none imports itself by way of others', () => {
    fc.assert(
      fc.property(programs, (split) => {
        const after = filesAfter(split);
        const there = new Set(AT_EVERY_START.flatMap((name) => [name, ...(after.get(name) ?? [])]));
        for (const [name, loaded] of after) {
          expect(loaded.has(name)).toBe(false);
          const own = [name, ...loaded].filter((file) => !there.has(file));
          if (name.startsWith('section')) expect(own.length).toBeLessThanOrEqual(MOST_FILES);
        }
      }),
    );
  });

  it('count for a section also where they are loaded beside its component', () => {
    const shared = Array.from({ length: MOST_FILES - 1 }, (_, at) => `shared${String(at)}`);
    const planned = plan([
      entry('main', []),
      entry('start', []),
      entry('frame', []),
      entry('section-a', shared),
      entry('section-abeside', []),
      entry('section-b', shared.slice(0, 1)),
      ...shared.map((file) => chunk(file, [])),
    ]);
    const files = new Set(shared.map((file) => planned.get(`/${file}.ts`)));
    expect(files.size).toBeLessThanOrEqual(MOST_FILES - 2);
  });

  it('are two for the first screen, which hold all that it needs and nothing else', () => {
    fc.assert(
      fc.property(programs, (split) => {
        const planned = plan(split);
        const inFile = (name: string) =>
          new Set([...planned].flatMap(([id, file]) => (file === name ? [id] : [])));
        const needs = (file: string): string[] => {
          const imports = split.find((one) => one.file === file)?.imports ?? [];
          return [`/${file}.ts`, ...imports.flatMap(needs)];
        };
        const main = new Set(needs('main'));
        expect(inFile('main')).toEqual(main);
        expect(inFile('start')).toEqual(new Set(needs('start').filter((id) => !main.has(id))));
      }),
    );
  });

  it('join what the same sections share before what another would load without needing it', () => {
    const small = Array.from({ length: MOST_FILES }, (_, at) => `small${String(at)}`);
    const planned = plan([
      entry('main', []),
      entry('start', []),
      entry('frame', []),
      entry('section-a', [...small, 'large']),
      entry('section-b', small),
      entry('section-c', ['large']),
      ...small.map((file) => chunk(file, [])),
      chunk('large', [], { length: 100_000 }),
    ]);
    const nameOfLarge = planned.get('/large.ts');
    for (const file of small) expect(planned.get(`/${file}.ts`)).not.toBe(nameOfLarge);
  });

  it('bring what many sections share with the frame', () => {
    const sections = Array.from({ length: 10 }, (_, at) => `section${String(at)}`);
    const planned = plan([
      entry('main', []),
      entry('start', []),
      entry('frame', []),
      ...sections.map((name, at) => entry(name, at === 0 ? ['wide'] : ['wide', 'narrow'])),
      chunk('wide', []),
      chunk('narrow', []),
    ]);
    expect(planned.get('/wide.ts')).toBe('shared');
    expect(planned.get('/narrow.ts')).not.toBe('shared');
  });
});
