import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the file with the row schemas for the row check. */
    rowSchemas: string;
  }
}

const SCRIPT = new URL('../../../composition/scripts/row-schemas.mjs', import.meta.url).href;

/** Makes every database of a test run validate its rows against row schemas, which are generated again after each source change. */
export const setup = async (project: TestProject): Promise<void> => {
  const { rowSchemasFile } = (await import(SCRIPT)) as { readonly rowSchemasFile: () => string };
  project.provide('rowSchemas', rowSchemasFile());
};
