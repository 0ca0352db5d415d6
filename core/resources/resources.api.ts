import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { resourceListSchema } from './resource.schema.ts';
import { fileReplySchema, STORED_MEDIA } from '../documents/file-answer.ts';

const access = { kind: 'full', applications: [2], permissions: [] } as const;

const one = { access, input: { id: z.string().check(z.maxLength(64)) }, inGroup: true } as const;

export const resourcesApi = {
  /** What the dealer may use today, its own values in the co-brand slots (domain guide 6.15); the group is the one the request names (SECURITY.md T8). */
  listResources: operation({
    summary: 'What the active site group may use today',
    access,
    output: resourceListSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  resourceFile: operation({
    ...one,
    summary: 'The file of a resource; counted as a download',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: STORED_MEDIA,
  }),

  noteResourceView: operation({
    ...one,
    summary: 'Note that the caller opened the link of a resource',
    refusals: ['notFound'],
    repeatable: 'always',
    // What staff open as a user, the user has not opened.
    impersonation: 'never',
  }),
};
