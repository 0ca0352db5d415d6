import * as z from 'zod/mini';
import { communicationTestSchema, panelInfoSchema } from '#core/panel-info/panel-info.schema.ts';
import {
  serviceFormSchema,
  serviceRequestSchema,
} from '#core/panel-info/service-request.schema.ts';
import { get, post } from './endpoint.ts';
import { numberText, rev } from './params.ts';

const people = { kind: 'full', applications: [2, 3], permissions: [] } as const;
const customers = { kind: 'full', applications: [3], permissions: [] } as const;
const dealers = { kind: 'full', applications: [2], permissions: [] } as const;
const ofSite = { inGroup: true, params: z.strictObject({ sn: numberText }) } as const;
const ofRequest = {
  inGroup: true,
  params: z.strictObject({ id: z.uuid() }),
  access: dealers,
  repeatable: 'byKey',
  body: z.strictObject({ rev }),
  reply: serviceRequestSchema,
  errors: [404, 409],
} as const;

/** The panels of a site with all that is known of them; 404 outside of the scope (domain guide 6.6, 5.2). */
export const panelInfo = get('panelInfo', 'site/{sn}/panels', {
  ...ofSite,
  summary: 'Panels of a site with health, paths and service',
  access: people,
  reply: panelInfoSchema,
  errors: [404],
});

/** Listens to a panel for 15 minutes, once for the number the button made (domain guide 6.6). */
export const startCommunicationTest = post(
  'startCommunicationTest',
  'site/{sn}/panels/{dn}/communication-test',
  {
    inGroup: true,
    params: z.strictObject({ sn: numberText, dn: numberText }),
    repeatable: 'always',
    summary: 'Listen for a test signal of a panel',
    access: people,
    body: z.strictObject({ id: z.uuid() }),
    reply: communicationTestSchema,
    errors: [404, 409, 422],
  },
);

/** Writes to the site's dealer under the number the form made: the same number again is one message (domain guide 6.6, 5.3). */
export const requestService = post('requestService', 'site/{sn}/service-requests', {
  ...ofSite,
  summary: 'Ask the dealer of a site for service',
  access: customers,
  body: z.strictObject({
    id: z.uuid(),
    devNum: z.nullable(z.int().check(z.minimum(1))),
    ...serviceFormSchema.shape,
  }),
  reply: serviceRequestSchema,
  oncePerKey: true,
  errors: [404, 409, 422],
});

export const acknowledgeService = post('acknowledgeService', 'service-requests/{id}/acknowledge', {
  ...ofRequest,
  summary: 'Take care of a message about a site',
});

export const closeService = post('closeService', 'service-requests/{id}/close', {
  ...ofRequest,
  summary: 'Close a message about a site',
});
