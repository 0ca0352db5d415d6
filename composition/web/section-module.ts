import { ContainerModule } from 'inversify';
import { ReadScope, ScopedClient } from '#adapters/http/read-scope.ts';
import type { SectionAdapters } from '#ui/sections/parts.ts';
import type { SectionName, ViewModels } from '#ui/shell/registry.ts';
import type { Models, Section } from '#ui/sections/section.ts';
import { adaptersToken, callsOf, modelToken, PARTS, type WebParts } from './parts.ts';

/** A fetched section and its own browser adapters. */
export interface LoadedSection {
  readonly section: Section<WebParts>;
  readonly adapters?: SectionAdapters[keyof SectionAdapters] | undefined;
}

type Make = (parts: WebParts) => ViewModels[keyof ViewModels];

/** Wraps a view model's factory: the model gets its own reads, which end when the model is disposed of. */
const withOwnReads =
  (make: Make) =>
  (parts: WebParts): ViewModels[keyof ViewModels] => {
    const scope = new ReadScope();
    const calls = callsOf(new ScopedClient(parts.client, scope));
    const model: object & { readonly dispose?: () => void } = make(
      // The parts are inherited, not copied, because some are getters about the signed-in person that must be read late.
      Object.assign(Object.create(parts) as WebParts, calls),
    );
    const { dispose } = model;
    return Object.defineProperty(model, 'dispose', {
      value: () => {
        dispose?.call(model);
        scope.end();
      },
    }) as ViewModels[keyof ViewModels];
  };

const entriesOf = (models: Models<WebParts>) =>
  Object.entries(models) as [keyof ViewModels, Make][];

/** Creates the bindings of a section: some view models are new for each caller, others are shared. */
export const sectionModule = (
  name: SectionName,
  { section: { models, single }, adapters }: LoadedSection,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters !== undefined) bind(adaptersToken(name)).toConstantValue(adapters);
    for (const [model, make] of entriesOf(models))
      bind(modelToken(model)).toResolvedValue(withOwnReads(make), [PARTS]);
    for (const [model, make] of entriesOf(single))
      bind(modelToken(model)).toResolvedValue(make, [PARTS]).inSingletonScope();
  });
