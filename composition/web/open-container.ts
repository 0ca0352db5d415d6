import { Container } from 'inversify';
import { browserConnection } from '#adapters/browser/browser-connection.ts';
import { LiveStateViewModel } from '#ui/live/live-state.view-model.ts';
import type { FirstScreen } from './first-screen.ts';
import { lookAhead } from './look-ahead.ts';
import { createPageLife } from './page-life.ts';
import { createParts, modelToken, PARTS } from './parts.ts';
import { sectionLoader } from './section-loaders.ts';
import { createSessionModels } from './session-models.ts';

/**
 * Creates the container with the objects of the first screen; sections later load their own modules into the container.
 * Also starts the services that outlive a screen.
 */
export const openContainer = (screen: FirstScreen): Container => {
  const container = new Container();
  const life = createPageLife(screen);
  const { dealer, group, colorMode } = createSessionModels(screen, life.preferences);
  container.bind(PARTS).toConstantValue(createParts(screen, life, container));
  // The live model is bound here, because several sections use it and a container key can be bound only once.
  container
    .bind(modelToken('live'))
    .toResolvedValue(
      ({ live: { state$ } }) => new LiveStateViewModel({ state$, ...browserConnection() }),
      [PARTS],
    );
  container.bind(modelToken('unsavedWork')).toConstantValue(life.unsavedWork);
  container.bind(modelToken('dealer')).toConstantValue(dealer);
  container.bind(modelToken('group')).toConstantValue(group);
  container.bind(modelToken('colorMode')).toConstantValue(colorMode);
  life.start();
  lookAhead({
    session: screen.context,
    figures: life.figures,
    variant: screen.configuration.variant,
    address: () => location,
    fetchPart: (name) => sectionLoader(name)(),
  }).start();
  return container;
};

export { sectionLoader };
export { modelToken, PARTS } from './parts.ts';
export { sectionModule } from './section-module.ts';
