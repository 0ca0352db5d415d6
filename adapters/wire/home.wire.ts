import * as z from 'zod/mini';
import { consumerHomeSchema, dealerHomeSchema } from '#core/home/home.schema.ts';
import { get, post } from './endpoint.ts';
import { flagText } from './params.ts';

/** What a dealer lands on; the group is the one the request names (SECURITY.md T8). */
export const dealerHome = get('dealerHome', 'home/dashboard', {
  inGroup: true,
  summary: 'Figures of the active site group',
  access: { kind: 'full', applications: [2], permissions: [] },
  reply: dealerHomeSchema,
});

export const consumerHome = get('consumerHome', 'msa/summary', {
  summary: 'State of the linked sites',
  access: { kind: 'full', applications: [3], permissions: [] },
  reply: consumerHomeSchema,
});

/** A key that opens the classic portal once within 60 s; `deleteSession` ends our own session with it (spec §7.2). */
export const classicKey = post('classicKey', 'rw3k/key', {
  summary: 'One-time key for the classic portal',
  impersonation: 'never',
  access: { kind: 'full', applications: [2], permissions: [] },
  query: z.strictObject({
    deleteSession: flagText,
    userRequested: flagText,
  }),
  reply: z.object({ rwKey: z.string() }),
});
