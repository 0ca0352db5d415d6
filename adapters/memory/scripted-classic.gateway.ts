import type { ClassicGateway } from '#core/classic/classic-portal.port.ts';
import { Script } from './script.ts';

/** A classic-portal gateway whose answers are set by whoever drives it. */
export class ScriptedClassicGateway implements ClassicGateway {
  readonly onCreateKey = new Script<Parameters<ClassicGateway['createKey']>, string>('createKey');

  createKey(...input: Parameters<ClassicGateway['createKey']>) {
    return this.onCreateKey.run(...input);
  }
}
