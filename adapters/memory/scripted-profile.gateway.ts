import type { ContactProof, ProfileGateway } from '#core/profile/profile.gateway.port.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof ProfileGateway> = Parameters<ProfileGateway[Name]>;

/** A profile gateway whose answers are set by whoever drives it. */
export class ScriptedProfileGateway implements ProfileGateway {
  readonly onConfirmPassword = new Script<Args<'confirmPassword'>, unknown>('confirmPassword');
  readonly onStartContactChange = new Script<Args<'startContactChange'>, ContactProof>(
    'startContactChange',
  );
  readonly onFinishContactChange = new Script<Args<'finishContactChange'>, SessionView>(
    'finishContactChange',
  );
  readonly onRemovePhone = new Script<[], SessionView>('removePhone');

  confirmPassword(...input: Args<'confirmPassword'>) {
    return this.onConfirmPassword.run(...input);
  }

  startContactChange(...input: Args<'startContactChange'>) {
    return this.onStartContactChange.run(...input);
  }

  finishContactChange(...input: Args<'finishContactChange'>) {
    return this.onFinishContactChange.run(...input);
  }

  removePhone() {
    return this.onRemovePhone.run();
  }
}
