import type { $ZodType } from 'zod/v4/core';
import type { Access } from '#core/permission/access.ts';

/** An API path that redirects a browser: requested with GET, always answered with 302 (spec §7.3). */
export interface Redirect {
  readonly operationId: string;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly query: $ZodType;
}
