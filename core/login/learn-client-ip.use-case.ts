import type { LoginGateway } from './login.gateway.port.ts';

/**
 * Asks the server for the caller's IP address while the user is typing, so that no sign-in waits for the request (spec
 * §7.3, SECURITY.md T2). Resolves to null after a failure. Asks again only after a failure.
 */
export const learnClientIp = ({ login }: { readonly login: LoginGateway }) => {
  let known: Promise<string | null> | null = null;
  const ask = async (): Promise<string | null> => {
    const answer = await login.clientIp();
    if (answer.ok) return answer.value;
    known = null;
    return null;
  };
  return (): Promise<string | null> => (known ??= ask());
};
