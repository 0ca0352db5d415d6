import type { AccountLinksGateway } from '#core/account-links/account-links.gateway.port.ts';
import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof AccountLinksGateway> = Parameters<AccountLinksGateway[Name]>;

/** A gateway of account links whose answers are set by whoever drives it. */
export class ScriptedLinksGateway implements AccountLinksGateway {
  readonly onLoad = new Script<[], AccountLinks>('load');
  readonly onAdd = new Script<Args<'add'>, AccountLinks>('add');
  readonly onRemove = new Script<Args<'remove'>, AccountLinks>('remove');
  readonly onSetFavorite = new Script<Args<'setFavorite'>, AccountLinks>('setFavorite');
  readonly onActivate = new Script<Args<'activate'>, AccountLinks>('activate');

  load() {
    return this.onLoad.run();
  }

  add(...input: Args<'add'>) {
    return this.onAdd.run(...input);
  }

  remove(...input: Args<'remove'>) {
    return this.onRemove.run(...input);
  }

  setFavorite(...input: Args<'setFavorite'>) {
    return this.onSetFavorite.run(...input);
  }

  activate(...input: Args<'activate'>) {
    return this.onActivate.run(...input);
  }
}
