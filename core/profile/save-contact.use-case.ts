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
export const saveContact =
  ({ profile, context }: { readonly profile: ProfileGateway; readonly context: SessionContext }) =>
  async (save: ContactSave): Promise<Result<SessionView, Failure>> => {
    const saved =
      save.kind === 'prove'
        ? await profile.finishContactChange({ type: save.type, code: save.code })
        : await profile.removePhone();
    if (saved.ok) context.apply({ kind: 'viewChanged', view: saved.value });
    return saved;
  };
