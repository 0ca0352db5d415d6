import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { checkChainPart } from '#adapters/server/sql/audit/check-chain-part.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';

/** Recomputes the whole audit chain in one pass. */
export const checkWholeChain = (
  database: Sql,
  keyOf: (keyId: string) => Buffer | undefined,
): Promise<ChainPart> =>
  database
    .transaction()
    .execute((tx) => checkChainPart(tx, keyOf, { after: 0, limit: Number.MAX_SAFE_INTEGER }));
