import type { $ZodType, output } from 'zod/v4/core';
import type { Answer } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';

/** Path of the folder with the lists that the build writes (composition/scripts/build-lists.mjs). */
const FOLDER = '/lists';

/** Reads a list that the build wrote next to the program files. The request needs no session. */
export const readBuildList = <T extends $ZodType>(
  client: ApiClient,
  file: string,
  schema: T,
): Answer<output<T>> =>
  // A background request, so that a failure opens no error page and the calling dialog or page shows the error.
  client.send(
    { method: 'GET', path: `${FOLDER}/${file}`, query: {}, body: null, background: true },
    schema,
  );
