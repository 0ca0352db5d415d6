import { ContainerModule } from 'inversify';
import { ReadScope, ScopedClient } from '#adapters/http/read-scope.ts';
import type { SectionAdapters } from '#ui/sections/parts.ts';
import type { SectionName, ViewModels } from '#ui/shell/registry.ts';
import type { Models, Section } from '#ui/sections/section.ts';
import { adaptersToken, callsOf, modelToken, PARTS, type WebParts } from './parts.ts';

/** A fetched section, with the browser adapters that only it needs. */
export interface LoadedSection {
  readonly section: Section<WebParts>;
  readonly adapters?: SectionAdapters[keyof SectionAdapters] | undefined;
}

type Make = (parts: WebParts) => ViewModels[keyof ViewModels];

/** Gives a view model its own parts, whose reads end when the view model is disposed of. */
const withOwnReads =
  (make: Make) =>
  (parts: WebParts): ViewModels[keyof ViewModels] => {
    const scope = new ReadScope();
    const calls = callsOf(new ScopedClient(parts.client, scope));
    const model: object & { readonly dispose?: () => void } = make(
      // Some parts are getters about the person, read late, so they are inherited rather than copied.
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

/** Creates the bindings of a section: a new view model for each caller, and single ones shared by all. */
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
