import type { Import, ImportGraph } from './import-graph.ts';
import type { Distance, Line } from './law.ts';

export interface Violation {
  /** The name of the violated line of the law or of the violated distance. If no line of the law covers the file, a text that says so. */
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

/** Combines patterns of the law into one regular expression. `<slice>` matches the given slice, or captures any slice if none is given. */
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
  /** The slice to which the file belongs. Undefined if the line of the law that covers the file names no slice. */
  readonly slice: string | undefined;
}

/** Returns a function that finds the line of the law that covers a file. Null if no line covers the file. */
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

/** Returns a function that tells whether a line of the law allows an import. `slice` is the slice of the importing file. */
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

/** Lists the imports that no line of the law allows, and the files that no line covers. */
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

/** Returns all modules that run when the module `from` is loaded. */
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

/** Lists the import chains that violate a distance, that is, reach a forbidden module. */
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

/** Finds import cycles (Tarjan). Maps each module of a cycle to one representative module. */
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

/** Lists the imports within import cycles. */
export const circlesIn = (graph: ImportGraph): readonly Violation[] => {
  const circles = circlesOf(graph);
  return [...graph].flatMap(([from, imports]) =>
    imports
      .filter(({ to }) => to === from || (graph.has(to) && circles.get(to) === circles.get(from)))
      .map(({ to }) => ({ law: 'no circles', from, to })),
  );
};

/** Files that assemble all slices and are therefore exempt from the order of slices. */
const ABOVE_SLICES = /^core\/backend\/(?:backend|job-kinds)\.ts$/;
const SLICE = /^core\/(?:backend\/)?[^/]+(?=\/)/;

/** Returns the import graph of the core's slices. Files directly in `core/backend` form one slice, below the other back-end slices. */
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
