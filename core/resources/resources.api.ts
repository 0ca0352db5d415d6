import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { resourceListSchema } from './resource.schema.ts';
import { fileReplySchema, STORED_MEDIA } from '../documents/file-answer.ts';

const access = { kind: 'full', applications: [2], permissions: [] } as const;

const one = { access, input: { id: z.string().check(z.maxLength(64)) }, inGroup: true } as const;

export const resourcesApi = {
  /**
   * Returns the resources that a dealer may use today, with the dealer's branding values (domain guide 6.15). The group
   * comes from the request (SECURITY.md T8).
   */
  listResources: operation({
    summary: 'Resources available to the active site group today',
    access,
    output: resourceListSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  resourceFile: operation({
    ...one,
    summary: 'The file of a resource; counts as a download',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: STORED_MEDIA,
  }),

  noteResourceView: operation({
    ...one,
    summary: 'Record that the caller opened the link of a resource',
    refusals: ['notFound'],
    repeatable: 'always',
    background: true,
    // Opening an item during an impersonation session does not count as a view by the user.
    impersonation: 'never',
  }),
};

/** The provider's operations for the dealers' resource library. */
export type ResourcesGateway = GatewayOf<typeof resourcesApi>;
