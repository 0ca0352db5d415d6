import { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { ReadScope, ScopedClient } from '#adapters/http/read-scope.ts';
import type { ViewModels } from '#ui/shell/registry.ts';
import { modelToken, PARTS, type Parts } from './parts.ts';

/** A part of the portal that is fetched when it is first needed: its bindings and its screen. */
export interface Section {
  readonly module: ContainerModule;
  readonly Component: ComponentType;
}

/** View models by name, and how each is made. */
type Models = { readonly [Name in keyof ViewModels]?: (parts: Parts) => ViewModels[Name] };

/** The parts of one view model, whose client ends its reads when the view model is disposed of. */
const withOwnReads =
  <Model extends object>(make: (parts: Parts) => Model) =>
  (parts: Parts): Model => {
    const scope = new ReadScope();
    const client = new ScopedClient(parts.client, scope);
    const model: Model & { readonly dispose?: () => void } = make(
      // What the parts say of the person is asked late, so they are not copied.
      Object.create(parts, { client: { value: client } }) as Parts,
    );
    const { dispose } = model;
    return Object.defineProperty(model, 'dispose', {
      value: () => {
        dispose?.call(model);
        scope.end();
      },
    });
  };

const entriesOf = (models: Models) =>
  Object.entries(models) as [keyof ViewModels, (parts: Parts) => ViewModels[keyof ViewModels]][];

/** A component with the view models that only it and what stands in it ask for: a new one for whoever asks, whose reads end with it, and those of which there is one. */
export const createSection = (
  Component: ComponentType,
  models: Models = {},
  single: Models = {},
): Section => ({
  module: new ContainerModule(({ bind }) => {
    for (const [name, make] of entriesOf(models))
      bind(modelToken(name)).toResolvedValue(withOwnReads(make), [PARTS]);
    for (const [name, make] of entriesOf(single))
      bind(modelToken(name)).toResolvedValue(make, [PARTS]).inSingletonScope();
  }),
  Component,
});
