import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { join } from 'node:path';
import { LAW } from './law.ts';

const TOPS = ['core', 'adapters', 'ui', 'composition'];

/** Reads the import graph below `root` and holds the law against it. */
export const cruiseTree = async (root: string): Promise<ICruiseResult> => {
  const before = process.cwd();
  process.chdir(root);
  try {
    const result = await cruise(
      TOPS,
      {
        baseDir: root,
        validate: true,
        ruleSet: {
          forbidden: LAW.map(({ name, because, from, to }) => ({
            name,
            comment: because,
            severity: 'error' as const,
            from,
            to,
          })),
        },
        tsPreCompilationDeps: true,
        doNotFollow: { path: 'node_modules' },
        exclude: { path: '^(dist|.cache|ui/public)/' },
        moduleSystems: ['es6', 'cjs'],
      },
      {
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
        conditionNames: ['import', 'default', 'node'],
        exportsFields: ['exports'],
        aliasFields: [],
        mainFields: ['module', 'main'],
        roots: [root],
        symlinks: false,
      },
      { tsConfig: undefined },
    );
    if (typeof result.output === 'string') throw new Error('The cruise answered text.');
    return result.output;
  } finally {
    process.chdir(before);
  }
};

/** The tree of the project these tests stand in. */
export const PROJECT = join(import.meta.dirname, '..', '..');
