import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import { logIn } from './log-in.use-case.ts';
import { LoginTurnstile } from './login-turnstile.ts';

/** Sign-in by password (spec §7.3); all tries of one back end wait in one queue. */
export const createLogin = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'pause'>,
) => ({
  logIn: logIn(ports, new LoginTurnstile(ports.pause)),
});
