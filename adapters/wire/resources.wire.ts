import * as z from 'zod/mini';
import { resourceListSchema } from '#core/resources/resource.schema.ts';
import { get, post } from './endpoint.ts';
import { fileReplySchema, STORED_MEDIA } from './file.wire.ts';
import { nothingSchema } from './problem.wire.ts';

const access = { kind: 'full', applications: [2], permissions: [] } as const;
const one = {
  access,
  inGroup: true,
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
} as const;

/** What the dealer may use today, its own values in the co-brand slots (domain guide 6.15); the group is the one the request names (SECURITY.md T8). */
export const listResources = get('listResources', 'resources', {
  summary: 'What the active site group may use today',
  access,
  inGroup: true,
  reply: resourceListSchema,
  errors: [404],
});

export const resourceFile = get('resourceFile', 'resources/{id}/file', {
  ...one,
  summary: 'The file of a resource; counted as a download',
  file: 'download',
  media: STORED_MEDIA,
  reply: fileReplySchema,
  errors: [404],
});

export const noteResourceView = post('noteResourceView', 'resources/{id}/views', {
  repeatable: 'always',
  ...one,
  summary: 'Note that the caller opened the link of a resource',
  // What staff open as a user, the user has not opened.
  impersonation: 'never',
  reply: nothingSchema,
  errors: [404],
});
