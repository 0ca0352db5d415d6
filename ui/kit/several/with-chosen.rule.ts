interface Offered {
  readonly value: string;
  readonly text: string;
}

/** Returns the options of a select. A chosen value that is not offered any more is one of them, under the name that is known. */
export const withChosen = (
  options: readonly Offered[],
  value: string | null | undefined,
  name: string | null | undefined,
): readonly Offered[] =>
  value && name && options.every((option) => option.value !== value)
    ? [...options, { value, text: name }]
    : options;
