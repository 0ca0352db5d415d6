import * as z from 'zod/mini';
import {
  choiceCell,
  type FileCell,
  numberCell,
  textCell,
  textsCell,
  yesNoCell,
} from './file-cell.rule.ts';

/** One field of a form: how its value is checked, how it comes back, how it stands in the form while it is edited and in a file, and what people call it. */
export interface FormField<Draft extends z.ZodMiniType, Stored extends z.ZodMiniType, Typed> {
  /** Checks what is sent, with its limits and words. */
  readonly draft: Draft;
  /** What is answered: without limits, because an older value may not keep a newer one. */
  readonly stored: Stored;
  /** What a new form begins with. */
  readonly blank: Typed;
  /** The stored value as it is edited. */
  show(value: z.output<Stored>): Typed;
  /** What was typed, for the draft to check. */
  read(typed: Typed): unknown;
  /** How files of rows write and read it; null where no single cell holds it. */
  readonly cell: FileCell | null;
  /** As people read it: at its control, in a conflict, in history, and over its column. */
  readonly label?: string;
  /** Other headings under which files of other software have it, in lower case; its label is understood without. */
  readonly heads?: readonly string[];
}

/** Any field; what it takes is known where it is declared. */
export type AnyField = FormField<z.ZodMiniType, z.ZodMiniType, unknown>;
type AnyFields = Readonly<Record<string, AnyField>>;

/** The values of a form's fields, as they are stored. */
export type Stored<F extends AnyFields> = { [Name in keyof F]: z.output<F[Name]['stored']> };

/** What stands in a form's fields while they are edited. */
export type Typed<F extends AnyFields> = { [Name in keyof F]: F[Name]['blank'] };

/** What people call the fields that say so. */
type Labels<F extends AnyFields> = {
  readonly [Name in keyof F as F[Name] extends { readonly label: string } ? Name : never]: string;
};

/** What follows from the fields of a form: their list is written once, and schema, form, wire, files and columns read it here. */
export interface Form<F extends AnyFields> {
  readonly fields: F;
  /** In the order of the form. */
  readonly names: readonly (keyof F & string)[];
  /** The fields as people read them, in history too. */
  readonly labels: Labels<F>;
  /** Shape of what is sent. */
  readonly draft: { readonly [Name in keyof F]: F[Name]['draft'] };
  /** Shape of the same in what is answered. */
  readonly stored: { readonly [Name in keyof F]: F[Name]['stored'] };
  /** What the editor shows of something stored; of null, what a new form begins with. */
  readonly show: (stored: Stored<F> | null) => Typed<F>;
  /** What was typed, as a draft that is not checked yet. */
  read(typed: Typed<F>): { readonly [Name in keyof F]: unknown };
  /** The form's fields alone. */
  pick<Values extends { readonly [Name in keyof F]: unknown }>(
    values: Values,
  ): Pick<Values, keyof F>;
  /** Whether two say the same in all fields. */
  readonly same: (one: Stored<F>, other: Stored<F>) => boolean;
}

/** Makes a form of its fields. */
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

/** A field that is edited as it is stored. */
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

/** A text; an empty one is stored as it is. */
export const textField = <Draft extends z.ZodMiniType<string>>(draft: Draft) =>
  fieldOf(draft, z.string(), '', textCell);

/** A whole number that is never missing, `blank` at first. */
export const numberField = <Draft extends z.ZodMiniType<number>>(draft: Draft, blank: number) =>
  fieldOf(draft, z.int(), blank, numberCell);

/** Yes or no; no at first. */
export const yesNoField = () => fieldOf(z.boolean(), z.boolean(), false, yesNoCell);

/** The words of a choice that lists them. */
const optionsOf = (choice: z.ZodMiniType): readonly string[] | null =>
  choice instanceof z.ZodMiniEnum ? choice.options.map(String) : null;

/** One of a few, `blank` at first. */
export const choiceField = <Choice extends z.ZodMiniType>(
  choice: Choice,
  blank: z.output<Choice>,
) => {
  const options = optionsOf(choice);
  return fieldOf(choice, choice, blank, options === null ? textCell : choiceCell(options));
};

/** Any of a few, each at most once; none at first. With `missing` at least one, else these words. */
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

/** Text that is edited in place of a value which may be missing: an empty field is null. */
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

/** A whole number that may be missing; what is none stays one that `draft` refuses. */
export const optionalNumber = <Draft extends z.ZodMiniType<number>>(draft: Draft) =>
  orNull(
    draft,
    z.int(),
    (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN),
    numberCell,
  );
