import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { resourceListSchema } from './resource.schema.ts';
import { fileReplySchema, STORED_MEDIA } from '../documents/file-answer.ts';

const access = { kind: 'full', applications: [2], permissions: [] } as const;

const one = { access, input: { id: z.string().check(z.maxLength(64)) }, inGroup: true } as const;

export const resourcesApi = {
  /**
   * Returns the resources the dealer may use today, with its own branding values (domain guide 6.15). The group is the one
   * in the request (SECURITY.md T8).
   */
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
    background: true,
    // An item that a staff member opens during impersonation does not count as opened by the user.
    impersonation: 'never',
  }),
};

/** The provider's operations for the dealers' library. */
export type ResourcesGateway = GatewayOf<typeof resourcesApi>;
