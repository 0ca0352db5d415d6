import type * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { ACCOUNT_LIMITS } from './account-form.schema.ts';

/** A new gate code. The stored one leaves the server only by a reveal (domain guide 5.7, 6.7). */
export const gateCodeSchema = requiredText('Gate code', ACCOUNT_LIMITS.hint);

/** The change of the gate code on file: left out keeps it, null removes it, a text replaces it. */
export type GateCodeChange = z.infer<typeof gateCodeSchema> | null | undefined;
