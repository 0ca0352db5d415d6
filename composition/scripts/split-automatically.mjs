import { build } from 'vite';

/**
 * Builds the browser program with the bundler's default splitting: one file for each group of modules shared by the same
 * screens. Only the bundler knows which screen needs which module, because a library's index names all its parts.
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<import('./plan-chunks.mjs').Chunk[]>}
 */
export const splitAutomatically = async (config) => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      manifest: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Keeps shared modules in files of their own, instead of in a screen's file.
        experimental: { chunkOptimization: false },
      },
    },
  });
  const outputs = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat());
  return outputs
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, facadeModuleId, code, moduleIds, imports }) => ({
      file: fileName,
      entry: facadeModuleId,
      length: code.length,
      modules: moduleIds,
      imports,
    }));
};
