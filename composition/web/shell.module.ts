import { ContainerModule } from 'inversify';
import { FaultsViewModel } from '#ui/shell/faults.view-model.ts';
import { Shell } from '#ui/shell/shell.tsx';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.faults).toResolvedValue(
    (http) => new FaultsViewModel({ faults$: http.faults$ }),
    [TOKENS.http],
  );
});

/** Frame, guards and the pages that only say something; fetched once somebody is past the sign-in. */
export const shell: Section = { module, Component: Shell };
