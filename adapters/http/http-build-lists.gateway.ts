import type { $ZodType } from 'zod/v4/core';
import { buildPaperSchema } from '#core/about/licences.schema.ts';
import type { IconGateway } from '#core/icons/icon.gateway.port.ts';
import { iconSetSchema } from '#core/icons/icon.schema.ts';
import type { ApiClient } from './api-client.ts';

/** Where the build puts its lists, outside the API (composition/scripts/build-lists.mjs). */
const FOLDER = '/lists';

// Background: the dialog or page that asked says what went wrong.
const read = <T extends $ZodType>(client: ApiClient, file: string, schema: T) =>
  client.send(
    { method: 'GET', path: `${FOLDER}/${file}`, query: {}, body: null, background: true },
    schema,
  );

/** Reads what the build wrote down about itself: its libraries, from the files beside the program; the same for everyone, no session needed. */
export const readBuildPaper = (client: ApiClient) => read(client, 'build.json', buildPaperSchema);

/** The icons, from the files beside the program. */
export const httpIconGateway = (client: ApiClient): IconGateway => ({
  read: (look) => read(client, `icons-${look}.json`, iconSetSchema),
});
