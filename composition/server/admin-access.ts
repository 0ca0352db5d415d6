import type { Container } from 'inversify';
import { createOperatorDesk } from '#core/backend/provisioning/operator-desk.use-cases.ts';
import { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import { createReceivers } from '#core/backend/signals/receivers.use-cases.ts';
import type { AdminAccess } from '#adapters/server/admin/admin-command.ts';
import { SERVER } from './tokens.ts';

/** What commands of the administration work with, of a server or of the program alone. */
export const adminAccessOf = (container: Container): AdminAccess => ({
  backend: container.get(SERVER.backend),
  receivers: createReceivers(container.get(SERVER.backendPorts)),
  operator: createOperatorDesk(container.get(SERVER.backendPorts)),
  imports: createOperatorImports(container.get(SERVER.backendPorts)),
});
