import type { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { SectionName } from '#ui/shell/registry.ts';

/** A part of the portal that is fetched when it is first needed: its bindings and its screen. */
export interface Section {
  readonly module: ContainerModule;
  readonly Component: ComponentType;
}

/** Each section is a chunk of its own, so that signing in fetches nothing of what comes after (architecture.md "Composition"). */
export const SECTION_LOADERS: Readonly<Record<SectionName, () => Promise<Section>>> = {
  loginSteps: () => import('./login-steps.module.ts').then((m) => m.loginSteps),
  shell: () => import('./shell.module.ts').then((m) => m.shell),
  home: () => import('./home.module.ts').then((m) => m.home),
  msa: () => import('./msa.module.ts').then((m) => m.msa),
  staff: () => import('./staff.module.ts').then((m) => m.staff),
};
