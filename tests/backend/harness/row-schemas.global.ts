import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of what rows are checked by. */
    rowSchemas: string;
  }
}

const SCRIPT = new URL('../../../composition/scripts/row-schemas.mjs', import.meta.url).href;

/** Every database of a run reads with the check of its rows; what it checks by is made once after a change of the sources. */
export const setup = async (project: TestProject): Promise<void> => {
  const { rowSchemasFile } = (await import(SCRIPT)) as { readonly rowSchemasFile: () => string };
  project.provide('rowSchemas', rowSchemasFile());
};
