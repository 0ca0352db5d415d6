import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { communicationTestSchema, panelInfoSchema } from './panel-info.schema.ts';
import { serviceFormSchema, serviceRequestSchema } from './service-request.schema.ts';
import { wholeNumber, rev } from '../operations/fields.ts';

const people = { kind: 'full', applications: [2, 3], permissions: [] } as const;

const customers = { kind: 'full', applications: [3], permissions: [] } as const;

const dealers = { kind: 'full', applications: [2], permissions: [] } as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofRequest = {
  access: dealers,
  input: { id: z.uuid(), rev },
  output: serviceRequestSchema,
  refusals: ['notFound', 'conflict'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

export const panelInfoApi = {
  /** Returns the panels of a site with all their data. Returns 404 outside the caller's scope (domain guide 6.6, 5.2). */
  panelInfo: operation({
    ...ofSite,
    summary: 'Panels of a site with health, paths and service',
    access: people,
    output: panelInfoSchema,
    refusals: ['notFound'],
  }),

  /**
   * Starts a test that waits 15 minutes for a signal of the panel. It starts once for the id that the button created
   * (domain guide 6.6).
   */
  startCommunicationTest: operation({
    summary: 'Listen for a test signal of a panel',
    access: people,
    input: { sn: wholeNumber, dn: wholeNumber, id: z.uuid() },
    output: communicationTestSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    repeatable: 'always',
  }),

  /** Sends a message to the site's dealer under the id that the form created. The same id again is one message (domain guide 6.6, 5.3). */
  requestService: operation({
    ...ofSite,
    summary: 'Ask the dealer of a site for service',
    access: customers,
    input: {
      ...ofSite.input,
      id: z.uuid(),
      devNum: z.nullable(wholeNumber),
      ...serviceFormSchema.shape,
    },
    output: serviceRequestSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
  }),

  acknowledgeService: operation({ ...ofRequest, summary: 'Take care of a message about a site' }),

  closeService: operation({ ...ofRequest, summary: 'Close a message about a site' }),
};
