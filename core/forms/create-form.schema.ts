import * as z from 'zod/mini';
import {
  choiceCell,
  type FileCell,
  numberCell,
  textCell,
  textsCell,
  yesNoCell,
} from './file-cell.rule.ts';

/** A form field: its label, its schemas, and its conversions for the form and for file cells. */
export interface FormField<Draft extends z.ZodMiniType, Stored extends z.ZodMiniType, Typed> {
  /** Validates the value in a request, with limits and messages. */
  readonly draft: Draft;
  /** Schema of the stored value in a response. The schema has no limits, because an older value may exceed newer limits. */
  readonly stored: Stored;
  /** Initial value in a new form. */
  readonly blank: Typed;
  /** Converts the stored value to the value in the form. */
  show(value: z.output<Stored>): Typed;
  /** Converts the value in the form to a value that `draft` validates. */
  read(typed: Typed): unknown;
  /** How the field is read from and written to a file cell; null if the value does not fit in one cell. */
  readonly cell: FileCell | null;
  /** Label of the field in the form, in conflicts, in site history and as a column heading. */
  readonly label?: string;
  /** Other headings in files from other software, in lower case. The label itself is always recognized. */
  readonly heads?: readonly string[];
}

/** Any form field, with its value types erased. */
export type AnyField = FormField<z.ZodMiniType, z.ZodMiniType, unknown>;
type AnyFields = Readonly<Record<string, AnyField>>;

export type Stored<F extends AnyFields> = { [Name in keyof F]: z.output<F[Name]['stored']> };

export type Typed<F extends AnyFields> = { [Name in keyof F]: F[Name]['blank'] };

type Labels<F extends AnyFields> = {
  readonly [Name in keyof F as F[Name] extends { readonly label: string } ? Name : never]: string;
};

/** A form, derived from a single declaration of its fields. */
export interface Form<F extends AnyFields> {
  readonly fields: F;
  readonly names: readonly (keyof F & string)[];
  /** Labels of the fields, also used in site history. */
  readonly labels: Labels<F>;
  /** Schemas of the request. */
  readonly draft: { readonly [Name in keyof F]: F[Name]['draft'] };
  /** Schemas of the response. */
  readonly stored: { readonly [Name in keyof F]: F[Name]['stored'] };
  /** Converts stored values to values in the form. Null returns the values of a new form. */
  readonly show: (stored: Stored<F> | null) => Typed<F>;
  /** Converts the values in the form to a request that is not validated yet. */
  read(typed: Typed<F>): { readonly [Name in keyof F]: unknown };
  /** Returns only the fields of this form. */
  pick<Values extends { readonly [Name in keyof F]: unknown }>(
    values: Values,
  ): Pick<Values, keyof F>;
  /** Returns true if both items have equal values in all fields. */
  readonly same: (one: Stored<F>, other: Stored<F>) => boolean;
}

/** Creates a form whose labels, schemas and conversions are derived from its fields. */
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

/** Creates a field whose value in the form equals the stored value. */
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

/** Creates a text field. Stores an empty text as an empty text, not as null. */
export const textField = <Draft extends z.ZodMiniType<string>>(draft: Draft) =>
  fieldOf(draft, z.string(), '', textCell);

/** Creates a field for a required whole number. `blank` is the value of the field in a new form. */
export const numberField = <Draft extends z.ZodMiniType<number>>(draft: Draft, blank: number) =>
  fieldOf(draft, z.int(), blank, numberCell);

/** Creates a yes/no field; no in a new form. */
export const yesNoField = () => fieldOf(z.boolean(), z.boolean(), false, yesNoCell);

/** Returns the values of an enum schema; null for other schemas. */
const optionsOf = (choice: z.ZodMiniType): readonly string[] | null =>
  choice instanceof z.ZodMiniEnum ? choice.options.map(String) : null;

/** Creates a field for one of several choices. `blank` is the value of the field in a new form. */
export const choiceField = <Choice extends z.ZodMiniType>(
  choice: Choice,
  blank: z.output<Choice>,
) => {
  const options = optionsOf(choice);
  return fieldOf(choice, choice, blank, options === null ? textCell : choiceCell(options));
};

/**
 * Creates a field for any number of choices, each at most once; none in a new form. If `missing` is given, at least one
 * choice is required and `missing` is the message.
 */
export const choicesField = <Choice extends string>(
  choice: z.ZodMiniEnum<{ [Name in Choice]: Name }>,
  missing?: string,
) => {
  const some = z.array(choice);
  const most = some.check(
    z.maxLength(choice.options.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each only once'),
  );
  const draft = missing === undefined ? most : most.check(z.minLength(1, missing));
  return fieldOf(draft, some, [], textsCell(choice.options));
};

/** Creates a field for an optional value with a text input. An empty input is stored as null. */
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

/** Creates a field for an optional text, day or address. */
export const optionalText = <Draft extends z.ZodMiniType<string>>(draft: Draft) =>
  orNull(draft, z.string(), (text) => text, textCell);

/** Creates a field for an optional whole number. Input that is no number is passed on, so that `draft` refuses it. */
export const optionalNumber = <Draft extends z.ZodMiniType<number>>(draft: Draft) =>
  orNull(
    draft,
    z.int(),
    (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
    numberCell,
  );
