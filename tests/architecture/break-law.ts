import type { ImportGraph } from './import-graph.ts';
import type { Fence } from './law.ts';

export interface Violation {
  readonly fence: string;
  readonly from: string;
  readonly to: string;
}

/** The expression of a fence, with what its `from` found in the module's path for `$1`. */
const withGroups = (expression: string, groups: readonly string[]): RegExp =>
  new RegExp(expression.replace(/\$(\d)/g, (_, at: string) => groups[Number(at)] ?? ''));

/** Whatever can be reached from a module. */
const reach = (graph: ImportGraph, from: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of graph.get(at) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
};

/** The modules of each circle (Tarjan), by one of them. */
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
    for (const to of graph.get(at) ?? []) {
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

/** Imports that the law refuses. */
export const breaksOf = (law: readonly Fence[], graph: ImportGraph): readonly Violation[] => {
  const circles = circlesOf(graph);
  return law.flatMap(({ name, from, to }) => {
    const path = new RegExp(from.path ?? '');
    const pathNot = from.pathNot === undefined ? undefined : new RegExp(from.pathNot);
    return [...graph].flatMap(([module, imports]) => {
      const groups = path.exec(module);
      if (groups === null || pathNot?.test(module) === true) return [];
      const refused = to.path === undefined ? undefined : withGroups(to.path, groups);
      const spared = to.pathNot === undefined ? undefined : withGroups(to.pathNot, groups);
      const isRefused = (target: string): boolean =>
        to.circular === true
          ? target === module || (graph.has(target) && circles.get(target) === circles.get(module))
          : refused?.test(target) !== false && spared?.test(target) !== true;
      return [...(to.reachable === true ? reach(graph, module) : imports)]
        .filter(isRefused)
        .map((target) => ({ fence: name, from: module, to: target }));
    });
  });
};
