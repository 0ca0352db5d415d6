import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { mapOk, type Answer, type Result } from '#core/kernel/result.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { FormState } from '../forms/form-state.ts';
import type { SecretField } from '../forms/secret-field.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { type LastChange, RevisedEditor } from '../shell/revised-editor.ts';

/** One thing of a site's file while it is edited. */
interface Parts<Base, Typed extends object, Value> {
  /** Null for what is new. */
  readonly base: Base | null;
  readonly prefix: string;
  readonly typed: (base: Base | null) => Typed;
  readonly validate: (typed: Typed) => Result<Value, FieldErrors>;
  readonly send: (value: Value, base: Base | null) => Answer<unknown>;
  /** Everything on file as it stands now, and the thing in it; null where it is not there (any more). */
  readonly read: () => Answer<SiteFile>;
  readonly pick: (file: SiteFile) => Base | null;
  readonly isMine: (stored: Base, value: Value) => boolean;
  readonly touch: (stored: Base) => LastChange;
  /** Where what is typed is kept, under what it is of, and what came back from there. */
  readonly draft: {
    readonly kept: SavedDraft<
      { readonly siteNum: number; readonly key: string; readonly base: Base | null },
      Typed
    >;
    readonly siteNum: number;
    readonly key: string;
    readonly values: Typed | null;
  };
  /** A code beside the fields, sent with them and read by nobody. */
  readonly secret?: SecretField | undefined;
  readonly onSaved: () => void;
  readonly onLost: () => void;
  readonly words: string;
  /** What its fields are called where two versions stand side by side. */
  readonly names: FieldText<Typed>;
}

/** Opens one thing of a site's file; what is typed is kept from its start on, so that the end of a session takes nothing with it (ui README §8). */
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
    // A new code is nowhere to be read.
    same: (stored, value) => secret?.change === undefined && parts.isMine(stored, value),
    changeOf: parts.touch,
    onSaved: () => {
      kept.drop();
      parts.onSaved();
    },
    onLost: parts.onLost,
    words: parts.words,
  });
  if (draft.values !== null) edit.form.begin(draft.values);
  return {
    edit,
    start: (): void =>
      kept.follow(() => {
        const { base: began, dirty, values } = edit.unsaved;
        return { base: { siteNum, key, base: began }, values, dirty };
      }),
    dispose: (): void => kept.rest(),
  };
};
