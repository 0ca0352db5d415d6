import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { dealerAlarmsSchema } from './dealer-alarms.schema.ts';
import { dealerHomeSchema, dealerVolumeSchema } from './dealer-home.schema.ts';
import { consumerHomeSchema } from './consumer-home.schema.ts';
import { flag } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

export const homeApi = {
  /** Returns the data of a dealer's home page for the site group in the request (SECURITY.md T8). */
  dealerHome: operation({
    summary: 'Dashboard of the active site group',
    access: { kind: 'full', applications: [2], permissions: [] },
    output: dealerHomeSchema,
    inGroup: true,
  }),

  /** Returns the signal volume of 24 hours and of 30 days. Separate from `dealerHome`, because `dealerHome` is called far more often. */
  dealerVolume: operation({
    summary: 'Signals, alarms, openings and closings of the active site group',
    access: { kind: 'full', applications: [2], permissions: [] },
    output: dealerVolumeSchema,
    inGroup: true,
  }),

  /** Returns the alarms of the last weeks beside those of a year before. Separate from `dealerVolume`, because it changes slowly. */
  dealerAlarms: operation({
    summary: 'Alarms of the active site group week by week, beside the year before',
    access: { kind: 'full', applications: [2], permissions: [] },
    output: dealerAlarmsSchema,
    inGroup: true,
  }),

  consumerHome: operation({
    summary: 'State of the linked sites',
    access: { kind: 'full', applications: [3], permissions: [] },
    output: consumerHomeSchema,
  }),

  /** Returns a key that opens the classic portal once within 60 s. `deleteSession` also ends the portal session (spec §7.2). */
  classicKey: operation({
    summary: 'One-time key for the classic portal',
    access: { kind: 'full', applications: [2], permissions: [] },
    input: { deleteSession: flag, userRequested: flag },
    output: z.object({ rwKey: z.string() }),
    impersonation: 'never',
  }),
};

/**
 * API for the home pages of dealers and customers. Each home page is read by one operation, so that its figures are
 * consistent (domain guide 6.7 and 6.19).
 */
export type HomeGateway = GatewayOf<typeof homeApi>;
