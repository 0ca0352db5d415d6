import { ContainerModule } from 'inversify';
import { ReadScope, ScopedClient } from '#adapters/http/read-scope.ts';
import type { SectionAdapters } from '#ui/sections/parts.ts';
import type { SectionName, ViewModels } from '#ui/shell/registry.ts';
import type { Models, Section } from '#ui/sections/section.ts';
import { adaptersToken, callsOf, modelToken, PARTS, type WebParts } from './parts.ts';

/** A section as it is fetched, with what it alone needs of the browser. */
export interface LoadedSection {
  readonly section: Section<WebParts>;
  readonly adapters?: SectionAdapters[keyof SectionAdapters] | undefined;
}

type Make = (parts: WebParts) => ViewModels[keyof ViewModels];

/** The parts of one view model, whose reads end when the view model is disposed of. */
const withOwnReads =
  (make: Make) =>
  (parts: WebParts): ViewModels[keyof ViewModels] => {
    const scope = new ReadScope();
    const calls = callsOf(new ScopedClient(parts.client, scope));
    const model: object & { readonly dispose?: () => void } = make(
      // What the parts say of the person is asked late, so they are not copied.
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

/** The bindings of a section: a new view model for whoever asks, and those of which there is one. */
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
