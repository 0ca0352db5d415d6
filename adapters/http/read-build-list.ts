import type { $ZodType, output } from 'zod/v4/core';
import type { Answer } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';

/** Where the build puts its lists, outside the API (composition/scripts/build-lists.mjs). */
const FOLDER = '/lists';

/** Reads what the build wrote down, from the files beside the program; the same for everyone, no session needed. */
export const readBuildList = <T extends $ZodType>(
  client: ApiClient,
  file: string,
  schema: T,
): Answer<output<T>> =>
  // Background: the dialog or page that asked says what went wrong.
  client.send(
    { method: 'GET', path: `${FOLDER}/${file}`, query: {}, body: null, background: true },
    schema,
  );
