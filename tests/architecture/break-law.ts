import type { Import, ImportGraph } from './import-graph.ts';
import type { Distance, Line } from './law.ts';

export interface Violation {
  /** The name of the broken line or distance, or the reason why no line covers the file. */
  readonly law: string;
  readonly from: string;
  readonly to: string;
}

const TOKENS: Readonly<Record<string, string>> = {
  '**/': '(?:[^/]+/)*',
  '**': '.*',
  '*': '[^/.]+',
  '{': '(?:',
  ',': '|',
  '}': ')',
  '<slice>': '((?!backend/)[^/]+)',
  '<any>': '(?!backend/)[^/]+',
};

const TOKEN = /\*\*\/|\*\*|\*|<slice>|<any>|[{},]|[.+^$()|[\]\\?]/g;

/** Combines patterns of the table into one regular expression. `<slice>` matches any slice and captures it, unless a slice is given. */
const expressionOf = (patterns: readonly string[], slice?: string): RegExp =>
  new RegExp(
    patterns
      .map((pattern) => {
        const source = pattern.replace(TOKEN, (token) => {
          if (token === '<slice>' && slice !== undefined) return slice;
          return TOKENS[token] ?? `\\${token}`;
        });
        return `^${source}$`;
      })
      .join('|') || '^$',
  );

interface Found {
  readonly line: Line;
  /** The slice of the file; undefined if its line names no slice. */
  readonly slice: string | undefined;
}

/** Returns a function that finds the line for a file. Null means that no line covers it. */
export const lineFinder = (law: readonly Line[]): ((file: string) => Found | null) => {
  const places = law.map((line) => ({ line, place: expressionOf([line.files]) }));
  return (file) => {
    for (const { line, place } of places) {
      const found = place.exec(file);
      if (found !== null) return { line, slice: found[1] };
    }
    return null;
  };
};

/** Returns a check of whether a line allows an import, for a file of the slice. */
const allowance = (
  { files, may, types = [], lazily = [] }: Line,
  slice: string | undefined,
): ((one: Import) => boolean) => {
  const named = [...may, ...types, ...lazily].find((pattern) => pattern.includes('<slice>'));
  if (named !== undefined && slice === undefined) throw new Error(`${files} has no ${named}`);
  const always = expressionOf(may, slice);
  const asType = expressionOf([...types, ...lazily], slice);
  const asLazy = expressionOf(lazily, slice);
  return ({ to, how }) =>
    always.test(to) || (how === 'type' && asType.test(to)) || (how === 'lazy' && asLazy.test(to));
};

/** Lists the imports that no line allows, and the files that no line covers. */
export const refusedOf = (law: readonly Line[], graph: ImportGraph): readonly Violation[] => {
  const find = lineFinder(law);
  const known = new Map<string, (one: Import) => boolean>();
  return [...graph].flatMap(([from, imports]) => {
    const found = find(from);
    if (found === null) return [{ law: 'no line', from, to: '' }];
    const { line, slice } = found;
    const key = `${line.files} ${slice ?? ''}`;
    const allows = known.get(key) ?? allowance(line, slice);
    known.set(key, allows);
    return imports.filter((one) => !allows(one)).map(({ to }) => ({ law: line.files, from, to }));
  });
};

/** Returns all modules that run when this module is loaded. */
const reach = (graph: ImportGraph, from: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { to, how } of graph.get(at) ?? [])
      if (how !== 'type' && !reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
};

/** Lists the import chains that break a distance. */
export const tooNear = (distances: readonly Distance[], graph: ImportGraph): readonly Violation[] =>
  distances.flatMap(({ name, from, never }) => {
    const begins = expressionOf([from]);
    const refused = expressionOf(never);
    return [...graph.keys()]
      .filter((file) => begins.test(file))
      .flatMap((file) =>
        [...reach(graph, file)]
          .filter((to) => refused.test(to))
          .map((to) => ({ law: name, from: file, to })),
      );
  });

/** Groups modules in import cycles (Tarjan). Each module of a cycle maps to one representative. */
const circlesOf = (graph: ImportGraph): ReadonlyMap<string, string> => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const circle = new Map<string, string>();
  const stack: string[] = [];
  const visit = (at: string): number => {
    const own = order.size;
    order.set(at, own);
    lowest.set(at, own);
    stack.push(at);
    let low = own;
    for (const { to } of graph.get(at) ?? []) {
      if (!graph.has(to) || circle.has(to)) continue;
      low = Math.min(low, order.has(to) ? (lowest.get(to) ?? own) : visit(to));
    }
    lowest.set(at, low);
    if (low === own) for (const one of stack.splice(stack.lastIndexOf(at))) circle.set(one, at);
    return low;
  };
  for (const at of graph.keys()) if (!order.has(at)) visit(at);
  return circle;
};

/** Lists the imports within a cycle, because no module of a cycle can be understood first. */
export const circlesIn = (graph: ImportGraph): readonly Violation[] => {
  const circles = circlesOf(graph);
  return [...graph].flatMap(([from, imports]) =>
    imports
      .filter(({ to }) => to === from || (graph.has(to) && circles.get(to) === circles.get(from)))
      .map(({ to }) => ({ law: 'no circles', from, to })),
  );
};

/** These files assemble all slices, so they are above them. */
const ABOVE_SLICES = /^core\/backend\/(?:backend|job-kinds)\.ts$/;
const SLICE = /^core\/(?:backend\/)?[^/]+(?=\/)/;

/** Returns the graph of the core's slices. The files directly in `core/backend` form one slice, below the rest of the back end. */
export const slicesIn = (graph: ImportGraph): ImportGraph => {
  const slices = new Map<string, Import[]>();
  for (const [file, imports] of graph) {
    const from = SLICE.exec(file)?.[0];
    if (from === undefined || ABOVE_SLICES.test(file)) continue;
    const known = slices.get(from) ?? [];
    slices.set(from, known);
    for (const { how, to } of imports) {
      const slice = SLICE.exec(to)?.[0];
      if (slice !== undefined && slice !== from) known.push({ to: slice, how });
    }
  }
  return slices;
};
