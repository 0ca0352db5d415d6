import type { $ZodType } from 'zod/v4/core';
import type { Access } from '#core/permission/access.ts';

/** An address of the API that a browser is sent to and sent on from: read by GET, answered 302 whatever happens (spec §7.3). */
export interface Redirect {
  readonly operationId: string;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly query: $ZodType;
}
