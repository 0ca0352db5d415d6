import type { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';

/** A part of the portal that is fetched when it is first needed: its bindings and its screen. */
export interface Section {
  readonly module: ContainerModule;
  readonly Component: ComponentType;
}
