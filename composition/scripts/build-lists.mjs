import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Output folder of the library and icon lists. adapters/http/http-build-lists.gateway.ts reads the same paths. */
const FOLDER = 'lists';

/** Returns the package folder of a bundled file, or null for our own files and the bundler's. @param {string} id */
const packageFolder = (id) => {
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(
    id.replaceAll('\0', ''),
  );
  return found?.[1] ?? null;
};

/** @param {string} folder */
const licenceOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  const spdx = typeof license === 'string' ? license : (license?.type ?? 'see text');
  return { name, version, licence: spdx, text: text === '' ? `Licensed under ${spdx}.` : text };
};

/** Returns the libraries among the bundled files, by name. @param {Iterable<string>} ids */
export const licencesOf = (ids) => {
  const folders = new Set([...ids].map(packageFolder).filter((folder) => folder !== null));
  return [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(licenceOf)
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
};

/** Converts a component name to the file name that Heroicons uses: `Square3Stack3DIcon` → `square-3-stack-3d`. @param {string} component */
export const iconName = (component) =>
  component
    .replace(/Icon$/, '')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .replace(/([a-z\d])([A-Z])(?=[a-z])/g, '$1-$2')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/**
 * Returns every icon of one style as SVG paths on a grid of 24. Paths with the even-odd fill rule are in a separate list.
 * @param {'outline' | 'filled'} look
 */
export const drawIcons = (look) => {
  const set = require(`@heroicons/react/24/${look === 'filled' ? 'solid' : 'outline'}`);
  return Object.entries(set)
    .map(([component, icon]) => {
      const { children } = icon.render({}, null).props;
      const paths = [children].flat(3).filter(Boolean);
      return {
        name: `${iconName(component)}${look === 'filled' ? '-filled' : ''}`,
        paths: paths.map(({ type, props }) => {
          if (type !== 'path') throw new Error(`${component} is drawn with ${type}`);
          return props.fillRule === 'evenodd' ? [props.d] : props.d;
        }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
};

/** Vite plugin that writes the lists of bundled libraries and icons next to the program, for the About dialog and the icon viewer. */
export const buildLists = () => ({
  name: 'build-lists',
  /** @this {{ emitFile(file: object): void }} @param {unknown} _ @param {Record<string, { type: string, fileName: string, moduleIds?: string[], originalFileNames?: string[] }>} bundle */
  generateBundle(_, bundle) {
    const parts = Object.values(bundle);
    const ids = parts.flatMap((part) => [
      ...(part.moduleIds ?? []),
      ...(part.originalFileNames ?? []),
    ]);
    // File names contain hashes of their content, so a hash of the names identifies the build.
    const build = createHash('sha256')
      .update(
        parts
          .map(({ fileName }) => fileName)
          .sort()
          .join('\n'),
      )
      .digest('hex')
      .slice(0, 12);
    const lists = {
      build: { build, licences: licencesOf(ids) },
      'icons-outline': drawIcons('outline'),
      'icons-filled': drawIcons('filled'),
    };
    for (const [name, list] of Object.entries(lists)) {
      const fileName = `${FOLDER}/${name}.json`;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
    }
  },
});
