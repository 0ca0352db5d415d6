import {
  ContainerModule,
  type BindInWhenOnFluentSyntax,
  type MapToResolvedValueInjectOptions,
} from 'inversify';
import type { ComponentType } from 'react';
import type { ViewModels } from '#ui/shell/registry.ts';
import { modelToken } from './tokens.ts';

/** A part of the portal that is fetched when it is first needed: its bindings and its screen. */
export interface Section {
  readonly module: ContainerModule;
  readonly Component: ComponentType;
}

/** Binds one view model: its name, what it is made of, and how; whoever asks gets a new one, unless `inSingletonScope` follows. */
type BindModel = <Name extends keyof ViewModels, Parts extends unknown[]>(
  name: Name,
  needs: MapToResolvedValueInjectOptions<Parts>,
  make: (...parts: Parts) => ViewModels[Name],
) => BindInWhenOnFluentSyntax<ViewModels[Name]>;

/** A component with the view models that only it and what stands in it ask for. */
export const createSection = (
  Component: ComponentType,
  bindModels: (model: BindModel) => void = () => undefined,
): Section => ({
  module: new ContainerModule(({ bind }) => {
    bindModels((name, needs, make) => bind(modelToken(name)).toResolvedValue(make, needs));
  }),
  Component,
});
