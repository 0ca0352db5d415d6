import type { SectionName } from '#ui/shell/registry.ts';
import type { Section } from './section.ts';

/** Each section is a chunk of its own, so that signing in fetches nothing of what comes after (architecture.md "Composition"). */
export const SECTION_LOADERS: Readonly<Record<SectionName, () => Promise<Section>>> = {
  loginSteps: () => import('./login-steps.module.ts').then((m) => m.loginSteps),
  shell: () => import('./shell.module.ts').then((m) => m.shell),
  home: () => import('./home.module.ts').then((m) => m.home),
  msa: () => import('./msa.module.ts').then((m) => m.msa),
  staff: () => import('./staff.module.ts').then((m) => m.staff),
};
