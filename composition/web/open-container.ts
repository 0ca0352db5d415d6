import { Container, ContainerModule } from 'inversify';
import { browserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { FirstScreen } from './first-screen.ts';
import { createPageLife, type PageLife } from './page-life.ts';
import { createSessionModels } from './session-models.ts';
import { modelToken, TOKENS } from './tokens.ts';

/** What the first screen made by hand and what outlives the screens, under the names that the sections ask for. */
const sharedModule = (screen: FirstScreen, life: PageLife): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.configuration).toConstantValue(screen.configuration);
    bind(TOKENS.clock).toConstantValue(screen.clock);
    bind(TOKENS.context).toConstantValue(screen.context);
    bind(TOKENS.http).toConstantValue(screen.http);
    bind(TOKENS.toasts).toConstantValue(screen.toasts);
    bind(TOKENS.files).toConstantValue(browserFileSaver(pageToSaveFrom(document)));
    bind(TOKENS.makeKey).toConstantValue(() => new AttemptKey(cryptoIdSource));
    bind(TOKENS.preferences).toConstantValue(life.preferences);
    bind(TOKENS.ownPreferences).toResolvedValue(
      (store, context) => ({ store, userId: context.current.context.user?.id ?? '' }),
      [TOKENS.preferences, TOKENS.context],
    );
    bind(TOKENS.recentSearches).toConstantValue(life.recentSearches);
    bind(TOKENS.classicRedirect).toConstantValue(screen.classicRedirect);
    bind(TOKENS.updates).toConstantValue(life.updates);
    bind(modelToken('login')).toConstantValue(screen.login);
    bind(modelToken('session')).toConstantValue(screen.session);
    bind(modelToken('dialogs')).toConstantValue(screen.dialogs);
    bind(modelToken('unsavedWork')).toConstantValue(life.unsavedWork);
    const { dealer, group, colorMode } = createSessionModels(screen, life.preferences);
    bind(modelToken('dealer')).toConstantValue(dealer);
    bind(modelToken('group')).toConstantValue(group);
    bind(modelToken('colorMode')).toConstantValue(colorMode);
  });

/** A container that knows the first screen; sections load their own modules into it. What outlives the screens begins here. */
export const openContainer = (screen: FirstScreen): Container => {
  const container = new Container();
  const life = createPageLife(screen);
  container.load(sharedModule(screen, life));
  life.start();
  return container;
};

export { sectionLoader } from './section-loaders.ts';
export { modelToken, TOKENS } from './tokens.ts';
