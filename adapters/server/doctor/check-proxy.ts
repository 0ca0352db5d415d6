import type { Seen } from './proof.ts';
import { findings, type Finding } from './finding.ts';

/** A reserved IP address that no machine has (RFC 5737). The doctor sends it in the forwarding header, as an attacker would. */
export const STRANGERS = '203.0.113.77';

const HEADERS =
  'let the proxy set X-Forwarded-For to the address of who connects (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for)';

const checkTrust = (check: string, plain: Seen, isEncrypted: boolean): Finding => {
  const { ok, failed } = findings(check);
  if (plain.forwardedFor === null)
    return isEncrypted
      ? failed(
          `the proxy at ${plain.peer} does not pass on who connects, so everyone shares its limits`,
          HEADERS,
        )
      : ok(`no proxy in between; people are identified by their own address`);
  if (!plain.trusted)
    return failed(
      `a proxy at ${plain.peer} forwards, but TRUSTED_PROXIES does not list it, so everyone shares its limits`,
      `Add ${plain.peer} to TRUSTED_PROXIES if that is your proxy, and restart.`,
    );
  return ok(`the proxy at ${plain.peer} passes on who connects`);
};

/**
 * Compares a normal request with a request that claims another address. Reports whether the proxies match TRUSTED_PROXIES
 * (SECURITY.md §2.4).
 */
export const checkProxy = (
  check: string,
  url: string,
  seen: { readonly plain: Seen; readonly pretending: Seen },
): readonly Finding[] => {
  const { failed, warning } = findings(check);
  const { plain, pretending } = seen;
  const found: Finding[] = [checkTrust(check, plain, url.startsWith('https:'))];
  if (plain.trusted && pretending.forwardedFor === STRANGERS && plain.forwardedFor !== null)
    found.push(failed('the proxy passes on an address that anyone can set', HEADERS));
  const proto = plain.forwardedProto?.split(',')[0]?.trim() ?? null;
  if (proto !== null && proto !== new URL(url).protocol.slice(0, -1))
    found.push(
      warning(
        `the proxy got the request by ${proto.slice(0, 10)}, not as ${new URL(url).protocol.slice(0, -1)}`,
        'Terminate TLS at the outermost proxy, and forward nothing received over http.',
      ),
    );
  return found;
};
