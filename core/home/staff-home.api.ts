import { operation } from '../operations/operation.ts';
import { staffHomeSchema } from './staff-home.schema.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

export const staffHomeApi = {
  staffHome: operation({
    summary: 'Dashboard of the installation',
    access: { kind: 'full', applications: [1], permissions: [] },
    output: staffHomeSchema,
  }),
};

/** API for the home page of staff. */
export type StaffHomeGateway = GatewayOf<typeof staffHomeApi>;
