import { ContainerModule } from 'inversify';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { BugDialog } from '#ui/intake/bug.dialog.tsx';
import { BugViewModel } from '#ui/intake/bug.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.bug).toResolvedValue(
    (intake) => new BugViewModel({ intake, key: new AttemptKey(cryptoIdSource) }),
    [TOKENS.intakeGateway],
  );
});

/** Submit A Bug. */
export const submitBug: Section = { module, Component: BugDialog };
