import type { ComponentType } from 'react';
import type { Parts } from './parts.ts';
import type { ViewModels } from '../shell/registry.ts';

/** Factories of view models, by name. */
export type Models<P extends Parts = Parts> = {
  readonly [Name in keyof ViewModels]?: (parts: P) => ViewModels[Name];
};

/** A part of the portal that is loaded when first needed: its component and its view models. */
export interface Section<P extends Parts = Parts> {
  readonly Component: ComponentType;
  /** A new instance for each caller; its reads end with it. */
  readonly models: Models<P>;
  /** View models with a single shared instance. */
  readonly single: Models<P>;
}

/** Returns a section: a component with the view models that only it and its children use. */
export const createSection = <P extends Parts = Parts>(
  Component: ComponentType,
  models: Models<P> = {},
  single: Models<P> = {},
): Section<P> => ({ Component, models, single });
