import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirstScreen } from '#composition/web/first-screen.ts';
import { PortalRegistry } from '#composition/web/portal-registry.ts';
import { DIALOGS, type DialogName } from '#core/navigation/dialogs.ts';
import { SCREENS, type ScreenSection } from '#core/navigation/screens.ts';
import type { SectionName, ViewModels } from '#ui/shell/registry.ts';
import { PAGE } from '#tests/support/plain-page.ts';
import { openFakePage } from './fake-page.ts';

type Name = keyof ViewModels;

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
/** Lists the files below a folder whose names match the pattern. */
const filesOf = (folder: string, ends: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
const nameOf = (file: string): SectionName => basename(file).replace(/\..*/, '') as SectionName;
const SCREEN_FILES = filesOf('ui', /\.(?:page|dialog|part|tab)\.tsx$/);
const FILES = [...SCREEN_FILES, ...filesOf('composition/web', /\.module\.ts$/)];
const sections = FILES.map(nameOf);

/** Sections that are part of the page frame or of a screen. */
const INSETS: Readonly<Record<Exclude<SectionName, ScreenSection | DialogName>, true>> = {
  'login-steps': true,
  shell: true,
  'account-switcher': true,
  'continue-as': true,
  'sso-return': true,
  'contact-proof': true,
  'news-card': true,
  'answering-card': true,
  audit: true,
  'site-cards': true,
  'site-tests': true,
  'site-history': true,
  decoder: true,
  'contact-numbers': true,
  'person-access': true,
  provisioning: true,
  'roadmap-items': true,
  library: true,
  holidays: true,
  policy: true,
  'zone-panels': true,
  'staff-requests': true,
  'site-editors': true,
  'others-editing': true,
  'draft-contacts': true,
  'draft-passcodes': true,
  'draft-zones': true,
  'draft-schedules': true,
  'account-tracker': true,
  'pdf-pages': true,
  'bulk-sites': true,
};

/** Sections that are used before sign-in, outside the shell. */
const WITHOUT_SHELL: ReadonlySet<string> = new Set([
  'login-steps',
  'register',
  'sso-return',
  'contact-proof',
  'continue-as',
  'forgot',
  'sso',
  'create-msa-user',
]);

/** Sections that use data of one screen and appear only on that screen. */
const WITHIN: Partial<Readonly<Record<SectionName, SectionName>>> = {
  'draft-contacts': 'create-account',
  'draft-passcodes': 'create-account',
  'draft-zones': 'create-account',
  'draft-schedules': 'create-account',
};

const page = openFakePage();
afterAll(page.leave);

const openPortal = () => {
  const screen = createFirstScreen(PAGE);
  const registry = new PortalRegistry({
    screen,
    loaders: { container: () => import('#composition/web/open-container.ts'), sections: {} },
  });
  return { screen, registry };
};
const openRegistry = (): PortalRegistry => openPortal().registry;

/**
 * View models that keep working after their component is removed. They do shared or first reads, follow a job for the
 * page's lifetime, or finish a write.
 */
const GOES_ON: ReadonlySet<string> = new Set([
  'home',
  'alarmCount',
  'demo',
  'audit',
  'exportJob',
  'handOver',
]);

const IMPORTS = /^(?:import|export) (?!type\b)[^;]*?from '(#ui\/[^']+|\.[^']+)';/gm;

/** Returns all `ui` files that a file imports, directly or indirectly. */
const reach = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, to = ''] of read(file).matchAll(IMPORTS)) {
    const path = to.startsWith('#') ? to.slice(1) : join(file, '..', to);
    if (path.startsWith('ui/')) reach(path, seen);
  }
  return seen;
};

const matches = <T extends string>(text: string, pattern: RegExp): T[] =>
  [...text.matchAll(pattern)].map(([, name]) => name as T);

/** Returns the sections and view models that the components of a section request from the registry. */
const askedBy = (section: SectionName): { parts: SectionName[]; models: Name[] } => {
  const file = FILES.find((one) => nameOf(one) === section) ?? '';
  const text = [...reach(file)].map(read).join('\n');
  return {
    parts: matches<SectionName>(text, /\bregistry\.load\('([\w-]+)'\)/g),
    models: matches<Name>(text, /(?:\buseModel|\.create)\('(\w+)'\)/g),
  };
};

/** Names of all view models that are registered next to their class, or next to the screen that only reads them. */
const entered = readdirSync(join(ROOT, 'ui'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('registry.ts'))
  .map((file) => /interface ViewModels \{([^}]*)\}/.exec(read(`ui/${file}`))?.[1] ?? '')
  .flatMap((body) => matches<Name>(body, /readonly (\w+):/g));

/** Starts and disposes a view model twice, as a component does in React's strict mode. */
const live = (model: object): void => {
  const { start, dispose } = model as { start?: () => unknown; dispose?: () => void };
  for (let round = 0; round < 2; round += 1) {
    start?.call(model);
    dispose?.call(model);
  }
};

describe('every section of the portal', () => {
  it.each(sections)('%s has its component and the view models it asks for', async (section) => {
    const registry = openRegistry();
    if (!WITHOUT_SHELL.has(section)) await registry.load('shell');
    const screen = WITHIN[section];
    if (screen !== undefined) await registry.load(screen);
    const Component = await registry.load(section);
    // Observer components are objects; plain components are functions.
    expect(['function', 'object']).toContain(typeof Component);
    expect(Component).not.toBeNull();
    const { parts, models } = askedBy(section);
    for (const part of parts) await registry.load(part);
    for (const name of new Set(models)) live(registry.create(name));
  });

  it('leaves nothing of its own behind that waits to be sent', async () => {
    const { registry, screen } = openPortal();
    for (const section of sections) await registry.load(section);
    const { hold } = screen.http;
    let asked = 0;
    for (const name of entered.filter((one) => !GOES_ON.has(one))) {
      const model = registry.create(name) as Partial<Record<'start' | 'dispose', () => unknown>>;
      const before = hold.pending;
      model.start?.();
      asked += hold.pending - before;
      model.dispose?.();
      expect(hold.pending, name).toBe(before);
    }
    expect(asked).toBeGreaterThan(10);
  });

  it('binds every view model there is', async () => {
    const registry = openRegistry();
    for (const section of sections) await registry.load(section);
    expect(entered.length).toBeGreaterThan(50);
    for (const name of entered) expect(registry.create(name), name).toBeTypeOf('object');
  });

  it.each(SCREEN_FILES)('%s offers its component and its section, and nothing else', (file) => {
    const offered = matches(read(file), /^export (?:const|class|function) (\w+)/gm);
    expect(offered).toHaveLength(2);
    expect(offered.at(-1)).toBe('section');
  });

  it('has what it alone needs of the browser under its own name', () => {
    const alone = filesOf('composition/web', /\.adapters\.ts$/).map(nameOf);
    expect(alone.length).toBeGreaterThan(0);
    expect(sections).toEqual(expect.arrayContaining([...alone]));
  });

  it('is a file for each screen, dialog and part of the tables, and for nothing else', () => {
    const drawn = SCREENS.flatMap(({ section }) =>
      section !== null && typeof section === 'object' ? Object.values(section) : (section ?? []),
    );
    expect(sections.toSorted()).toEqual(
      [...new Set([...drawn, ...DIALOGS, ...Object.keys(INSETS)])].toSorted(),
    );
  });
});
