import * as z from 'zod/mini';
import {
  choiceCell,
  type FileCell,
  numberCell,
  textCell,
  textsCell,
  yesNoCell,
} from './file-cell.rule.ts';

/** One field of a form: how its value is validated, returned, edited in the form and written in a file, and its label. */
export interface FormField<Draft extends z.ZodMiniType, Stored extends z.ZodMiniType, Typed> {
  /** Validates what is sent, with limits and messages. */
  readonly draft: Draft;
  /** Shape of the response. It has no limits, because an older value may break newer ones. */
  readonly stored: Stored;
  /** The initial value in a new form. */
  readonly blank: Typed;
  /** Converts the stored value for editing. */
  show(value: z.output<Stored>): Typed;
  /** Converts what was typed, to be validated by `draft`. */
  read(typed: Typed): unknown;
  /** How files with rows read and write the field; null if its value does not fit in one cell. */
  readonly cell: FileCell | null;
  /** The field's label at its control, in a conflict, in history, and above its column. */
  readonly label?: string;
  /** Other headings that files from other software use for the field, in lower case. The label itself is always recognized. */
  readonly heads?: readonly string[];
}

/** Any field. Its value type is known where it is declared. */
export type AnyField = FormField<z.ZodMiniType, z.ZodMiniType, unknown>;
type AnyFields = Readonly<Record<string, AnyField>>;

/** The values of a form's fields as stored. */
export type Stored<F extends AnyFields> = { [Name in keyof F]: z.output<F[Name]['stored']> };

/** The values of a form's fields while they are edited. */
export type Typed<F extends AnyFields> = { [Name in keyof F]: F[Name]['blank'] };

/** The labels of the fields that have one. */
type Labels<F extends AnyFields> = {
  readonly [Name in keyof F as F[Name] extends { readonly label: string } ? Name : never]: string;
};

/** Everything derived from the fields of a form. The fields are declared once, and schema, form, API, files and columns use this. */
export interface Form<F extends AnyFields> {
  readonly fields: F;
  /** The names of the fields, in the order of the form. */
  readonly names: readonly (keyof F & string)[];
  /** The labels of the fields, also used in history. */
  readonly labels: Labels<F>;
  /** Shape of the request. */
  readonly draft: { readonly [Name in keyof F]: F[Name]['draft'] };
  /** Shape of the response. */
  readonly stored: { readonly [Name in keyof F]: F[Name]['stored'] };
  /** Converts stored values for editing. Null gives the values of a new form. */
  readonly show: (stored: Stored<F> | null) => Typed<F>;
  /** Converts what was typed to a draft that is not validated yet. */
  read(typed: Typed<F>): { readonly [Name in keyof F]: unknown };
  /** Returns only the form's fields. */
  pick<Values extends { readonly [Name in keyof F]: unknown }>(
    values: Values,
  ): Pick<Values, keyof F>;
  /** Returns true if both have the same values in all fields. */
  readonly same: (one: Stored<F>, other: Stored<F>) => boolean;
}

/** Creates a form from its fields. */
export const createForm = <F extends AnyFields>(fields: F): Form<F> => {
  const names = Object.keys(fields);
  const each = (make: (field: AnyField, name: string) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)]));
  return {
    fields,
    names,
    labels: Object.fromEntries(
      Object.entries(fields).flatMap(([name, { label }]) =>
        label === undefined ? [] : [[name, label]],
      ),
    ) as Labels<F>,
    draft: each(({ draft }) => draft) as Form<F>['draft'],
    stored: each(({ stored }) => stored) as Form<F>['stored'],
    show: (stored) =>
      each((field, name) => (stored === null ? field.blank : field.show(stored[name]))) as Typed<F>,
    read: (typed) => each((field, name) => field.read(typed[name])) as Record<keyof F, unknown>,
    pick: <Values extends Readonly<Record<keyof F, unknown>>>(values: Values) =>
      each((_, name) => values[name]) as Pick<Values, keyof F>,
    same: (one, other) =>
      names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name])),
  };
};

/** A field that is edited in its stored form. */
export const fieldOf = <Draft extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  draft: Draft,
  stored: Stored,
  blank: z.output<Stored>,
  cell: FileCell | null = null,
): FormField<Draft, Stored, z.output<Stored>> => ({
  draft,
  stored,
  blank,
  show: (value) => value,
  read: (typed) => typed,
  cell,
});

/** A text field. An empty text is stored as it is. */
export const textField = <Draft extends z.ZodMiniType<string>>(draft: Draft) =>
  fieldOf(draft, z.string(), '', textCell);

/** A whole number that is never missing; `blank` in a new form. */
export const numberField = <Draft extends z.ZodMiniType<number>>(draft: Draft, blank: number) =>
  fieldOf(draft, z.int(), blank, numberCell);

/** Yes or no; no in a new form. */
export const yesNoField = () => fieldOf(z.boolean(), z.boolean(), false, yesNoCell);

/** Returns the values of an enum schema; null for other schemas. */
const optionsOf = (choice: z.ZodMiniType): readonly string[] | null =>
  choice instanceof z.ZodMiniEnum ? choice.options.map(String) : null;

/** One of several choices; `blank` in a new form. */
export const choiceField = <Choice extends z.ZodMiniType>(
  choice: Choice,
  blank: z.output<Choice>,
) => {
  const options = optionsOf(choice);
  return fieldOf(choice, choice, blank, options === null ? textCell : choiceCell(options));
};

/**
 * Any number of several choices, each at most once; none in a new form. With `missing`, at least one is required, and
 * `missing` is the message.
 */
export const choicesField = <Choice extends string>(
  choice: z.ZodMiniEnum<{ [Name in Choice]: Name }>,
  missing?: string,
) => {
  const some = z.array(choice);
  const most = some.check(
    z.maxLength(choice.options.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'Each can be chosen once'),
  );
  const draft = missing === undefined ? most : most.check(z.minLength(1, missing));
  return fieldOf(draft, some, [], textsCell(choice.options));
};

/** A text input for a value that may be missing. An empty input is null. */
const orNull = <Draft extends z.ZodMiniType, Value>(
  draft: Draft,
  stored: z.ZodMiniType<Value>,
  valueOf: (text: string) => Value,
  cell: FileCell,
): FormField<z.ZodMiniNullable<Draft>, z.ZodMiniNullable<z.ZodMiniType<Value>>, string> => ({
  draft: z.nullable(draft),
  stored: z.nullable(stored),
  blank: '',
  show: (value) => (value === null ? '' : String(value)),
  read: (typed) => (typed.trim() === '' ? null : valueOf(typed.trim())),
  cell,
});

/** A text, a day or an address that may be missing. */
export const optionalText = <Draft extends z.ZodMiniType<string>>(draft: Draft) =>
  orNull(draft, z.string(), (text) => text, textCell);

/** A whole number that may be missing. Other input stays a value that `draft` refuses. */
export const optionalNumber = <Draft extends z.ZodMiniType<number>>(draft: Draft) =>
  orNull(
    draft,
    z.int(),
    (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
    numberCell,
  );
