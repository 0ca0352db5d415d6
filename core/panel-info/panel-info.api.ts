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
  /** Returns the panels of a site with all their data. Returns 404 when the site is outside the caller's scope (domain guide 6.6, 5.2). */
  panelInfo: operation({
    ...ofSite,
    summary: 'Panels of a site with health, communication paths and service',
    access: people,
    output: panelInfoSchema,
    refusals: ['notFound'],
  }),

  /**
   * Starts a test that waits 15 minutes for a signal of the panel (domain guide 6.6). The button creates the id; repeating
   * the request starts no second test.
   */
  startCommunicationTest: operation({
    summary: 'Wait for a test signal of a panel',
    access: people,
    input: { sn: wholeNumber, dn: wholeNumber, id: z.uuid() },
    output: communicationTestSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    repeatable: 'always',
  }),

  /**
   * Sends a message to the site's dealer (domain guide 6.6, 5.3). The form creates the id; repeating the request sends no
   * second message.
   */
  requestService: operation({
    ...ofSite,
    summary: 'Request service from the dealer of a site',
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

  acknowledgeService: operation({ ...ofRequest, summary: 'Accept a service request' }),

  closeService: operation({ ...ofRequest, summary: 'Close a service request' }),
};
