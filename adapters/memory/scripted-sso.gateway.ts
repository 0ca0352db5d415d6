import type { SessionGrant } from '#core/session/session-view.schema.ts';
import type { SsoRedirect, SsoGateway } from '#core/sso/sso.gateway.port.ts';
import type { SsoTenant } from '#core/sso/sso.schema.ts';
import { Script } from './script.ts';

/** A single sign-on gateway whose answers are set by whoever drives it. */
export class ScriptedSsoGateway implements SsoGateway {
  readonly onFindTenant = new Script<Parameters<SsoGateway['findTenant']>, SsoTenant>('findTenant');
  readonly onExchange = new Script<Parameters<SsoGateway['exchange']>, SessionGrant>('exchange');

  findTenant(...input: Parameters<SsoGateway['findTenant']>) {
    return this.onFindTenant.run(...input);
  }

  exchange(...input: Parameters<SsoGateway['exchange']>) {
    return this.onExchange.run(...input);
  }
}

/** Leads nowhere: it records where the page was to go. */
export class RecordedSsoRedirect implements SsoRedirect {
  readonly left: Parameters<SsoRedirect['leaveFor']>[0][] = [];

  leaveFor(input: Parameters<SsoRedirect['leaveFor']>[0]): void {
    this.left.push(input);
  }
}
