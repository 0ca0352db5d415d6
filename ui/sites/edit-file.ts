import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { mapOk, type Answer, type Result } from '#core/kernel/result.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { FormState } from '../forms/form-state.ts';
import type { SecretField } from '../forms/secret-field.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { RevisedEditor } from '../shell/revised-editor.ts';
import type { LastChange } from '../shell/editing/meeting.ts';

/** The options for editing one item of a site's file. */
interface Parts<Base, Typed extends object, Value> {
  /** Null for a new item. */
  readonly base: Base | null;
  readonly prefix: string;
  readonly typed: (base: Base | null) => Typed;
  readonly validate: (typed: Typed) => Result<Value, FieldErrors>;
  readonly send: (value: Value, base: Base | null) => Answer<unknown>;
  /** Loads the whole file. `pick` returns the edited item from the file; null if the item does not exist. */
  readonly read: () => Answer<SiteFile>;
  readonly pick: (file: SiteFile) => Base | null;
  readonly isMine: (stored: Base, value: Value) => boolean;
  readonly touch: (stored: Base) => LastChange;
  /** The saved draft, its storage key, and any input restored from it. */
  readonly draft: {
    readonly kept: SavedDraft<
      { readonly siteNum: number; readonly key: string; readonly base: Base | null },
      Typed
    >;
    readonly siteNum: number;
    readonly key: string;
    readonly values: Typed | null;
  };
  /** A code sent together with the fields. */
  readonly secret?: SecretField | undefined;
  readonly onSaved: () => void;
  readonly onLost: () => void;
  readonly words: string;
  /** Labels of the fields, for comparing two versions. */
  readonly names: FieldText<Typed>;
}

/**
 * Returns an editor for one item of a site's file. Typed input is stored as a draft from the start, so that the end of a
 * session loses nothing (ui README §8).
 */
export const editFile = <Base, Typed extends object, Value>(parts: Parts<Base, Typed, Value>) => {
  const { base, draft, validate, prefix, secret, typed } = parts;
  const { kept, key, siteNum } = draft;
  const edit = new RevisedEditor<Base, FormState<Typed, Value>>({
    form: new FormState({ initial: typed(base), prefix, validate }),
    base,
    draft: kept,
    show: typed,
    names: parts.names,
    ...(secret !== undefined && { beside: secret }),
    send: parts.send,
    newest: async () => mapOk(await parts.read(), parts.pick),
    // An item with a typed code never counts as saved, because a stored code cannot be read back.
    same: (stored, value) => secret?.change === undefined && parts.isMine(stored, value),
    changeOf: parts.touch,
    onSaved: () => {
      kept.drop(unsaved);
      parts.onSaved();
    },
    onLost: parts.onLost,
    words: parts.words,
  });
  const unsaved = () => {
    const { base: began, dirty, values } = edit.unsaved;
    return { base: { siteNum, key, base: began }, values, dirty };
  };
  if (draft.values !== null) edit.form.begin(draft.values);
  return {
    edit,
    start: (): void => kept.follow(unsaved),
    dispose: (): void => kept.rest(),
  };
};
