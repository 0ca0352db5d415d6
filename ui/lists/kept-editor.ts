import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ok, type Answer, type Result } from '#core/kernel/result.ts';
import type { StoredListGateway } from '#core/stored-list/stored-list.gateway.port.ts';
import type { StoredFacts } from '#core/stored-list/stored-facts.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';

/** Describes the form in which a list's row is edited. */
export interface StoredEditorOptions<Form, Typed extends object> {
  /** The noun for one row, such as `number`. */
  readonly noun: string;
  /** Maps a field to a second field whose errors show as soon as the first field changes. */
  readonly ifFilled?: Partial<Record<keyof Typed, keyof Typed & string>>;
  readonly show: (stored: Form | null) => Typed;
  readonly validate: (typed: Typed) => Result<Form, FieldErrors>;
  readonly same: (one: Form, other: Form) => boolean;
  /** Field names for the comparison of two versions. */
  readonly names: FieldText<Typed>;
}

interface Parts<Row, Form, Typed extends object> {
  readonly options: StoredEditorOptions<Form, Typed>;
  readonly gateway: Pick<StoredListGateway<Row, Form>, 'add' | 'change'>;
  readonly draft: SavedDraft<Row, Typed>;
  readonly key: AttemptKey;
  /** The edited row; null for a new row. */
  readonly base: Row | null;
  /** Loads a stored row; null if the row no longer exists. */
  readonly newest: (id: string) => Answer<Row | null>;
  readonly onSaved: (saved: Form) => void;
}

/** The editor of a new or existing row. */
export type KeptEditor<Row, Form, Typed extends object> = RevisedEditor<
  Row,
  FormState<Typed, Form>
>;

/** Creates the editor of a row; a null `base` creates a new row. */
export const editKeptRow = <
  Row extends Form & StoredFacts,
  Form extends object,
  Typed extends object,
>({
  base,
  draft,
  gateway,
  key,
  newest,
  onSaved,
  options,
}: Parts<Row, Form, Typed>): KeptEditor<Row, Form, Typed> =>
  new RevisedEditor<Row, FormState<Typed, Form>>({
    form: new FormState({
      initial: options.show(base),
      prefix: `${options.noun}-`,
      ...(options.ifFilled !== undefined && { ifFilled: options.ifFilled }),
      validate: (typed) => options.validate(typed),
    }),
    base,
    draft,
    show: options.show,
    names: options.names,
    send: async (wanted, row) =>
      row === null
        ? key.send(wanted, (id) => gateway.add({ ...wanted, id }))
        : gateway.change({ ...wanted, id: row.id, rev: row.rev }),
    newest: async (_, row) => {
      const id = row?.id ?? key.last;
      return id === null ? ok(null) : newest(id);
    },
    same: options.same,
    changeOf: lastChange,
    onSaved,
    words: `The ${options.noun} could not be saved. Nothing you typed is lost.`,
  });
