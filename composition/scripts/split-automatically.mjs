import { build } from 'vite';

/**
 * The browser's program as the bundler splits it when it is told nothing: one file for what the same set of screens
 * shares. Only the bundler knows who needs which module, as an index of a library names all its parts.
 * @param {import('vite').InlineConfig} config @returns {Promise<import('./plan-chunks.mjs').Chunk[]>}
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
        // Nothing that is shared goes into the file of one that shares it.
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
