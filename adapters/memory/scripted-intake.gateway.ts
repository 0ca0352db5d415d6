import type { IntakeGateway } from '#core/intake/intake.gateway.port.ts';
import type { IntakeReceipt } from '#core/intake/intake.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof IntakeGateway> = Parameters<IntakeGateway[Name]>;

/** An intake gateway whose answers are set by whoever drives it. */
export class ScriptedIntakeGateway implements IntakeGateway {
  readonly onSubmitBug = new Script<Args<'submitBug'>, IntakeReceipt>('submitBug');
  readonly onSubmitFeedback = new Script<Args<'submitFeedback'>, IntakeReceipt>('submitFeedback');

  submitBug(...input: Args<'submitBug'>) {
    return this.onSubmitBug.run(...input);
  }

  submitFeedback(...input: Args<'submitFeedback'>) {
    return this.onSubmitFeedback.run(...input);
  }
}
