import type { ComponentType } from 'react';
import type { Parts } from './parts.ts';
import type { ViewModels } from '../shell/registry.ts';

/** View models by name, and how each is made. */
export type Models<P extends Parts = Parts> = {
  readonly [Name in keyof ViewModels]?: (parts: P) => ViewModels[Name];
};

/** A part of the portal that is fetched when it is first needed: its component and its view models. */
export interface Section<P extends Parts = Parts> {
  readonly Component: ComponentType;
  /** A new one for whoever asks, whose reads end with it. */
  readonly models: Models<P>;
  /** Those of which there is one. */
  readonly single: Models<P>;
}

/** A component with the view models that only it and what stands in it ask for. */
export const createSection = <P extends Parts = Parts>(
  Component: ComponentType,
  models: Models<P> = {},
  single: Models<P> = {},
): Section<P> => ({ Component, models, single });
