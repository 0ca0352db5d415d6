import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Fault } from './planted-faults.ts';
import type { Product } from './product.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const ENTRY = join(import.meta.dirname, 'product.ts');

const count = (text: string, part: string): number => text.split(part).length - 1;

/** Builds a copy of the product with one fault, outside the source tree. Fails if the source text to replace does not exist. */
export const plant = async (fault: Fault): Promise<Product> => {
  const name = fault.name.replaceAll(/\W+/g, '-');
  const outDir = join(ROOT, '.cache', 'planted', name);
  mkdirSync(outDir, { recursive: true });
  const planted = new Set<number>();
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    publicDir: false,
    build: { ssr: ENTRY, outDir, emptyOutDir: true, minify: false },
    plugins: [
      {
        name: 'plant',
        enforce: 'pre',
        transform: (code, id) => {
          const file = relative(ROOT, id).replaceAll('\\', '/');
          let text = code;
          for (const [index, edit] of fault.edits.entries()) {
            if (edit.file !== file) continue;
            if (count(text, edit.find) !== 1)
              throw new Error(`"${edit.find}" does not stand once in ${file}`);
            text = text.replace(edit.find, () => edit.put);
            planted.add(index);
          }
          return text;
        },
      },
    ],
  });
  if (planted.size !== fault.edits.length) throw new Error(`Nothing was planted: ${fault.name}`);
  const module = (await import(
    /* @vite-ignore */ pathToFileURL(join(outDir, 'product.js')).href
  )) as { product: Product };
  return module.product;
};
