import { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { ViewModels } from '#ui/shell/registry.ts';
import { modelToken, PARTS, type Parts } from './parts.ts';

/** A part of the portal that is fetched when it is first needed: its bindings and its screen. */
export interface Section {
  readonly module: ContainerModule;
  readonly Component: ComponentType;
}

/** View models by name, and how each is made. */
type Models = { readonly [Name in keyof ViewModels]?: (parts: Parts) => ViewModels[Name] };

const entriesOf = (models: Models) =>
  Object.entries(models) as [keyof ViewModels, (parts: Parts) => ViewModels[keyof ViewModels]][];

/** A component with the view models that only it and what stands in it ask for: a new one for whoever asks, and those of which there is one. */
export const createSection = (
  Component: ComponentType,
  models: Models = {},
  single: Models = {},
): Section => ({
  module: new ContainerModule(({ bind }) => {
    for (const [name, make] of entriesOf(models))
      bind(modelToken(name)).toResolvedValue(make, [PARTS]);
    for (const [name, make] of entriesOf(single))
      bind(modelToken(name)).toResolvedValue(make, [PARTS]).inSingletonScope();
  }),
  Component,
});
