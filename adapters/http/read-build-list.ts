import type { $ZodType, output } from 'zod/v4/core';
import type { Answer } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';

/** The folder of the lists that the build writes, outside the API (composition/scripts/build-lists.mjs). */
const FOLDER = '/lists';

/** Reads a list that the build wrote next to the program files. It is the same for every user and needs no session. */
export const readBuildList = <T extends $ZodType>(
  client: ApiClient,
  file: string,
  schema: T,
): Answer<output<T>> =>
  // Sent in the background, so that the calling dialog or page shows an error itself.
  client.send(
    { method: 'GET', path: `${FOLDER}/${file}`, query: {}, body: null, background: true },
    schema,
  );
