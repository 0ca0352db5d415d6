import { joinGroups } from './join-groups.mjs';

/** @typedef {import('./join-groups.mjs').Group} Group */

/**
 * A file that the bundler would create by default, from modules shared by the same set of screens. `length` is in
 * characters, `imports` are files, `entry` is the module loaded by name or null.
 * @typedef {{ file: string, entry: string | null, length: number, modules: readonly string[], imports: readonly string[] }} Chunk
 */

/**
 * Maximum number of files that a section may load in addition to those of the sign-in and of the frame.
 * composition/scripts/size.mjs checks this limit.
 */
export const MOST_FILES = 10;

/** Number of sections from which a shared file is loaded with the frame, so that it counts for no section. */
const WIDELY_SHARED = 10;

/** Returns the files loaded with a file, including that file. @param {ReadonlyMap<string, Chunk>} chunks @param {string} file @param {Set<string>} found */
const filesWith = (chunks, file, found = new Set()) => {
  const chunk = chunks.get(file);
  if (chunk === undefined || found.has(file)) return found;
  found.add(file);
  for (const other of chunk.imports) filesWith(chunks, other, found);
  return found;
};

/** Returns the section that loads a module by name, or null if none does. @typedef {(id: string) => string | null} SectionOf */

/**
 * Returns the modules shared by later sections, grouped by file. Files already placed are left out.
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @param {ReadonlySet<string>} placed
 * @param {SectionOf} sectionOf
 */
const sharedGroups = (chunks, placed, sectionOf) => {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const { file, entry } of chunks.values()) {
    const section = entry === null ? null : sectionOf(entry);
    if (section === null) continue;
    for (const needed of filesWith(chunks, file)) {
      const chunk = chunks.get(needed);
      if (chunk === undefined || chunk.entry !== null || placed.has(needed)) continue;
      const { length, modules } = chunk;
      const group = groups.get(needed) ?? {
        users: new Set(),
        length,
        modules: [...modules],
        imports: new Set(),
      };
      groups.set(needed, group);
      group.users.add(section);
    }
  }
  for (const [file, { imports }] of groups)
    for (const other of chunks.get(file)?.imports ?? []) {
      const imported = groups.get(other);
      if (imported !== undefined) imports.add(imported);
    }
  return groups;
};

/** Counts each section's own files: the file of its component and the files loaded with that file. @param {readonly Chunk[]} split @param {SectionOf} sectionOf */
const ownFiles = (split, sectionOf) => {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { entry } of split) {
    const section = entry === null ? null : sectionOf(entry);
    if (section !== null) files.set(section, (files.get(section) ?? 0) + 1);
  }
  return files;
};

/** Names a file after a module: `…/ui/forms/form.tsx` → `form`, or `form-2` if that name is taken. @param {string} id @param {Set<string>} taken */
const nameAfter = (id, taken) => {
  const plain = id.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  let name = plain;
  for (let at = 2; taken.has(name); at++) name = `${plain}-${at}`;
  taken.add(name);
  return name;
};

/**
 * Decides the file of each shared module; the bundler decides the others. The first screen has exactly two files: `main`
 * is React, `start` is the rest. Modules loaded at every start or shared by many sections form the file `shared`. Other
 * files are joined until no section loads more than {@link MOST_FILES}, because each file costs a slow processor about ten
 * milliseconds.
 * @param {readonly Chunk[]} split the files that the bundler would create by default
 * @param {{ main: string, start: string, atEveryStart: readonly string[], sectionOf: SectionOf }} program the modules that are loaded by name
 * @returns {ReadonlyMap<string, string>}
 */
export const planChunks = (split, { main, start, atEveryStart, sectionOf }) => {
  const chunks = new Map(split.map((chunk) => [chunk.file, chunk]));
  /** @type {Map<string, string>} */
  const plan = new Map();
  /** @type {Set<string>} */
  const placed = new Set();
  /** @param {string} name @param {Iterable<string>} files */
  const place = (name, files) => {
    for (const file of files) {
      if (placed.has(file)) continue;
      placed.add(file);
      for (const id of chunks.get(file)?.modules ?? []) plan.set(id, name);
    }
  };
  /** @param {string} id */
  const withEntry = (id) => {
    const chunk = split.find(({ entry }) => entry === id);
    if (chunk === undefined) throw new Error(`Nothing loads ${id}`);
    return [...filesWith(chunks, chunk.file)];
  };
  place('main', withEntry(main));
  place('start', withEntry(start));
  const isShared = (/** @type {string} */ file) => chunks.get(file)?.entry === null;
  place('shared', atEveryStart.flatMap(withEntry).filter(isShared));
  const groups = sharedGroups(chunks, placed, sectionOf);
  for (const [file, { users }] of groups) if (users.size >= WIDELY_SHARED) place('shared', [file]);
  const rest = [...groups.values()].filter(({ users }) => users.size < WIDELY_SHARED);
  const taken = new Set(plan.values());
  for (const { modules } of joinGroups(rest, MOST_FILES, ownFiles(split, sectionOf))) {
    const name = nameAfter(modules[0] ?? '', taken);
    for (const id of modules) plan.set(id, name);
  }
  return plan;
};
