import type { LoginRequirements } from '#core/session/requirements.schema.ts';
import type { SessionGrant, SessionView } from '#core/session/session-view.schema.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import { Script } from './script.ts';

/** A session gateway whose answers are set by whoever drives it. */
export class ScriptedSessionGateway implements SessionGateway {
  readonly onRefresh = new Script<[], SessionGrant>('refresh');
  readonly onMe = new Script<[], SessionView>('me');
  readonly onRequirements = new Script<[], LoginRequirements>('requirements');
  readonly onSignOut = new Script<[], void>('signOut');

  refresh() {
    return this.onRefresh.run();
  }

  me() {
    return this.onMe.run();
  }

  requirements() {
    return this.onRequirements.run();
  }

  signOut() {
    return this.onSignOut.run();
  }
}
