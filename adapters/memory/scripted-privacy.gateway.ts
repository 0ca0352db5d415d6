import type { PolicyHistory } from '#core/privacy/policy-form.schema.ts';
import type { PolicyGateway } from '#core/privacy/policy.gateway.port.ts';
import { Script } from './script.ts';

type Args<Name extends keyof PolicyGateway> = Parameters<PolicyGateway[Name]>;

/** A policy gateway whose answers are set by whoever drives it. */
export class ScriptedPolicyGateway implements PolicyGateway {
  readonly onRead = new Script<Args<'read'>, PolicyHistory>('read');
  readonly onReadVersion = new Script<Args<'readVersion'>, { readonly text: string }>(
    'readVersion',
  );
  readonly onPublish = new Script<Args<'publish'>, PolicyHistory>('publish');

  read() {
    return this.onRead.run();
  }

  readVersion(...input: Args<'readVersion'>) {
    return this.onReadVersion.run(...input);
  }

  publish(...input: Args<'publish'>) {
    return this.onPublish.run(...input);
  }
}
