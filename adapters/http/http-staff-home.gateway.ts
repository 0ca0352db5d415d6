import type { StaffHomeGateway } from '#core/home/home.gateway.port.ts';
import * as wire from '../wire/staff-home.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The staff's figures over HTTP. */
export const httpStaffHomeGateway = (client: ApiClient): StaffHomeGateway => ({
  staffHome: () => client.call(wire.staffHome, {}),
});
