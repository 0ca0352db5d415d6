import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { ContactType } from '../session/requirements.schema.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionView } from '../session/session-view.schema.ts';
import type { ProfileGateway } from './profile.gateway.port.ts';

/** What ends a change: the code that came back from a new contact, or taking the phone away. */
export type ContactSave =
  | { readonly kind: 'prove'; readonly type: ContactType; readonly code: string }
  | { readonly kind: 'removePhone' };

/** Saves a contact and lets the whole portal know the person as they are now. */
export class SaveContact {
  readonly #profile: ProfileGateway;
  readonly #context: SessionContext;

  constructor(ports: { readonly profile: ProfileGateway; readonly context: SessionContext }) {
    this.#profile = ports.profile;
    this.#context = ports.context;
  }

  async execute(save: ContactSave): Promise<Result<SessionView, Failure>> {
    const saved =
      save.kind === 'prove'
        ? await this.#profile.finishContactChange({ type: save.type, code: save.code })
        : await this.#profile.removePhone();
    if (saved.ok) this.#context.apply({ kind: 'viewChanged', view: saved.value });
    return saved;
  }
}
