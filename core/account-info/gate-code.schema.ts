import type * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { ACCOUNT_LIMITS } from './account-form.schema.ts';

/** What opens the gate, as it is set anew; the stored one leaves the server by a reveal alone (domain guide 5.7, 6.7). */
export const gateCodeSchema = requiredText('Gate code', ACCOUNT_LIMITS.hint);

/** What shall become of the code on file: left out it stays, null takes it off, a text is the new one. */
export type GateCodeChange = z.infer<typeof gateCodeSchema> | null | undefined;
