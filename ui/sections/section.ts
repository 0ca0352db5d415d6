import type { ComponentType } from 'react';
import type { Parts } from './parts.ts';
import type { ViewModels } from '../shell/registry.ts';

/** View model factories by name. */
export type Models<P extends Parts = Parts> = {
  readonly [Name in keyof ViewModels]?: (parts: P) => ViewModels[Name];
};

/** A part of the portal that is loaded on first use: a component and its view models. */
export interface Section<P extends Parts = Parts> {
  readonly Component: ComponentType;
  /** Factories that create a new instance for each caller. The reads of an instance end with it. */
  readonly models: Models<P>;
  /** Factories whose single instance is shared. */
  readonly single: Models<P>;
}

/** Returns a section: a component and the view models that only this component and its children use. */
export const createSection = <P extends Parts = Parts>(
  Component: ComponentType,
  models: Models<P> = {},
  single: Models<P> = {},
): Section<P> => ({ Component, models, single });
