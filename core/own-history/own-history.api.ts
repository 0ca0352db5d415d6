import * as z from 'zod/mini';
import { exportInput, listFile, queryInput } from '../lists/list-input.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';
import { wholeNumber } from '../operations/fields.ts';
import { operation } from '../operations/operation.ts';
import { OWN_HISTORY_LIST, ownHistorySchema } from './own-history.schema.ts';

/** For customers, on their linked sites. */
const common = {
  access: { kind: 'full', applications: [3], permissions: [] },
  inGroup: true,
} as const;

export const ownHistoryApi = {
  /** Returns one page of a customer's history in plain words, newest first. `before` is the `next` of the newer page. */
  ownHistory: operation({
    ...common,
    ...queryInput(OWN_HISTORY_LIST, {
      sn: wholeNumber,
      before: z.optional(
        z.string().check(z.regex(/^\d{1,15}\.\d{1,18}\.[0-9a-f-]{36}$/, 'Must be a place')),
      ),
    }),
    summary: 'A customer’s own history in plain words',
    output: ownHistorySchema,
    refusals: ['notFound'],
  }),

  /** Exports the rows of a filter, at most 5,000. The export is recorded in the audit log. */
  exportOwnHistory: operation({
    ...common,
    ...listFile,
    ...exportInput(OWN_HISTORY_LIST, { sn: wholeNumber }),
    summary: 'A customer’s own history, as a file',
    refusals: ['notFound', 'unacceptable'],
    background: true,
  }),
};

/** Server calls of the customer's history. Responds with 404 for a site that is not linked to the caller. */
export type OwnHistoryGateway = GatewayOf<typeof ownHistoryApi>;
