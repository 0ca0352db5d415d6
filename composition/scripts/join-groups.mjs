/**
 * A group of modules that become one file: the sections that load it (`users`), its length in characters, and the groups
 * that it imports.
 * @typedef {{ users: Set<string>, length: number, modules: string[], imports: Set<Group> }} Group
 */

/** Groups to be merged into one, with the cost of the merge. @typedef {{ groups: Set<Group>, users: Set<string>, imports: Set<Group>, price: number }} Join */

/** @typedef {ReadonlyMap<Group, ReadonlySet<Group>>} Dependencies */

/**
 * Fixed cost of each join, in characters. It favors a few joins that help many sections over many joins that help one
 * section each. Found by experiment: with no fixed cost or twice this cost, sections load a tenth more.
 */
const FLAT_PRICE = 20_000;

/** Returns all groups that a group imports, directly or indirectly. @param {Group} group @param {Set<Group>} found */
const dependenciesOf = (group, found = new Set()) => {
  for (const other of group.imports)
    if (!found.has(other)) {
      found.add(other);
      dependenciesOf(other, found);
    }
  return found;
};

/**
 * Returns the cost of a join: the characters that the sections `users` would load without using them, plus the fixed cost.
 * @param {Iterable<Group>} groups
 * @param {ReadonlySet<string>} users
 */
const priceOf = (groups, users) => {
  let price = FLAT_PRICE;
  for (const { users: own, length } of groups)
    for (const user of users) if (!own.has(user)) price += length;
  return price;
};

/** Returns a fast lower bound for the cost of joining two groups, without the groups between them. @param {Group} a @param {Group} b */
const leastPrice = (a, b) => {
  let both = 0;
  for (const user of a.users) if (b.users.has(user)) both += 1;
  return FLAT_PRICE + a.length * (b.users.size - both) + b.length * (a.users.size - both);
};

/**
 * Joins two groups and the groups between them, because files that import each other in a cycle could run in the wrong
 * order. The sections that load the joined group are added to the users of every group that it imports.
 * @param {Group} a
 * @param {Group} b
 * @param {Dependencies} dependencies
 * @returns {Join}
 */
const joinOf = (a, b, dependencies) => {
  /** @param {Group} group */
  const below = (group) => dependencies.get(group) ?? new Set();
  const groups = new Set([a, b]);
  for (const group of below(a)) if (below(group).has(b)) groups.add(group);
  for (const group of below(b)) if (below(group).has(a)) groups.add(group);
  const users = new Set([...groups].flatMap((group) => [...group.users]));
  const imports = new Set([...below(a), ...below(b)].filter((group) => !groups.has(group)));
  return { groups, users, imports, price: priceOf([...groups, ...imports], users) };
};

/** @param {Set<Group>} all @param {Join} join */
const carryOut = (all, { groups, users, imports }) => {
  /** @type {Group} */
  const joined = { users, length: 0, modules: [], imports: new Set() };
  for (const group of groups) {
    all.delete(group);
    joined.length += group.length;
    joined.modules.push(...group.modules);
    for (const other of group.imports) if (!groups.has(other)) joined.imports.add(other);
  }
  for (const other of all)
    for (const group of groups) if (other.imports.delete(group)) other.imports.add(joined);
  for (const group of imports) for (const user of users) group.users.add(user);
  all.add(joined);
};

/**
 * Returns the sections that load more than `most` files. Both a section's own files and the files of `groups` count.
 * @param {Set<Group>} groups
 * @param {number} most
 * @param {ReadonlyMap<string, number>} own
 */
const crowdedSections = (groups, most, own) => {
  const files = new Map(own);
  for (const { users } of groups)
    for (const user of users) files.set(user, (files.get(user) ?? 0) + 1);
  return new Set([...files].flatMap(([user, count]) => (count > most ? [user] : [])));
};

/**
 * Returns the best join, which has the lowest cost divided by the number of crowded sections that then load fewer files.
 * @param {Set<Group>} all
 * @param {ReadonlySet<string>} crowded
 */
const bestJoin = (all, crowded) => {
  const dependencies = new Map([...all].map((group) => [group, dependenciesOf(group)]));
  const groups = [...all];
  /** @type {Join | null} */
  let best = null;
  let least = Infinity;
  for (const [at, group] of groups.entries()) {
    const helpless = [...group.users].filter((user) => crowded.has(user));
    for (const other of groups.slice(at + 1)) {
      const helped = helpless.filter((user) => other.users.has(user)).length;
      if (helped === 0 || leastPrice(group, other) / helped >= least) continue;
      const join = joinOf(group, other, dependencies);
      if (join.price / helped >= least) continue;
      best = join;
      least = join.price / helped;
    }
  }
  if (best === null) throw new Error('A section loads too many files, and nothing can be joined');
  return best;
};

/**
 * Joins groups until no section loads more files than allowed, with as few unused characters as possible.
 * @param {readonly Group[]} groups
 * @param {number} most
 * @param {ReadonlyMap<string, number>} own number of each section's own files
 * @returns {readonly Group[]}
 */
export const joinGroups = (groups, most, own) => {
  const all = new Set(groups);
  for (;;) {
    const crowded = crowdedSections(all, most, own);
    if (crowded.size === 0) return [...all];
    carryOut(all, bestJoin(all, crowded));
  }
};
