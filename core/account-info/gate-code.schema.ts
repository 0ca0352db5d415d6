import type * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { ACCOUNT_LIMITS } from './account-form.schema.ts';

/** A new gate code. A stored code leaves the server only when it is revealed (domain guide 5.7, 6.7). */
export const gateCodeSchema = requiredText('Gate code', ACCOUNT_LIMITS.hint);

/** A change of the stored gate code: undefined keeps it, null removes it, a text replaces it. */
export type GateCodeChange = z.infer<typeof gateCodeSchema> | null | undefined;
