import * as z from 'zod/mini';
import { dealerHomeSchema, dealerVolumeSchema } from '#core/home/dealer-home.schema.ts';
import { consumerHomeSchema } from '#core/home/home.schema.ts';
import { get, post } from './endpoint.ts';
import { flagText } from './params.ts';

/** What a dealer lands on; the group is the one the request names (SECURITY.md T8). */
export const dealerHome = get('dealerHome', 'home/dashboard', {
  inGroup: true,
  summary: 'Figures of the active site group',
  access: { kind: 'full', applications: [2], permissions: [] },
  reply: dealerHomeSchema,
});

/** What came in over 24 hours and 30 days; apart from the figures, which are read far more often. */
export const dealerVolume = get('dealerVolume', 'home/volume', {
  inGroup: true,
  summary: 'Signals, alarms, openings and closings of the active site group',
  access: { kind: 'full', applications: [2], permissions: [] },
  reply: dealerVolumeSchema,
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
