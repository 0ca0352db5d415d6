import type { SiteGateway } from '#core/sites/site.gateway.port.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import type { SiteSearch, SiteSummary } from '#core/sites/site.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof SiteGateway> = Parameters<SiteGateway[Name]>;

/** A site gateway whose answers are set by whoever drives it. */
export class ScriptedSiteGateway implements SiteGateway {
  readonly onSearch = new Script<Args<'search'>, SiteSearch>('search');
  readonly onFindByTransmitter = new Script<Args<'findByTransmitter'>, SiteSummary>(
    'findByTransmitter',
  );
  readonly onFavorites = new Script<[], readonly SiteSummary[]>('favorites');
  readonly onRecents = new Script<[], readonly SiteSummary[]>('recents');
  readonly onSetFavorite = new Script<Args<'setFavorite'>, unknown>('setFavorite');
  readonly onInfo = new Script<Args<'info'>, SiteInfo>('info');

  search(...input: Args<'search'>) {
    return this.onSearch.run(...input);
  }

  findByTransmitter(...input: Args<'findByTransmitter'>) {
    return this.onFindByTransmitter.run(...input);
  }

  favorites() {
    return this.onFavorites.run();
  }

  recents() {
    return this.onRecents.run();
  }

  setFavorite(...input: Args<'setFavorite'>) {
    return this.onSetFavorite.run(...input);
  }

  info(...input: Args<'info'>) {
    return this.onInfo.run(...input);
  }
}
