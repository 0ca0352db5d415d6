import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Grid } from '../kit/grid.ts';

/** One control per form field; a missing control is a compile error. */
export type Controls<Field extends string> = Readonly<Record<Field, ReactNode>>;

/** Fields in one row, placed where the first of them would be. */
export interface FormRow<Field extends string> extends Pick<
  ComponentProps<typeof Grid>,
  'columns' | 'gap'
> {
  readonly fields: readonly Field[];
}

interface FormRowsProps<Field extends string> {
  readonly controls: Controls<Field>;
  readonly rows?: readonly FormRow<Field>[];
}

/** Renders the controls of a form in the order of their record, one per row unless `rows` groups them. */
export const FormRows = <Field extends string>({ controls, rows = [] }: FormRowsProps<Field>) =>
  (Object.keys(controls) as Field[]).map((field) => {
    const row = rows.find(({ fields }) => fields.includes(field));
    if (row === undefined) return <Fragment key={field}>{controls[field]}</Fragment>;
    if (row.fields[0] !== field) return null;
    return (
      <Grid key={field} columns={row.columns} gap={row.gap}>
        {row.fields.map((one) => (
          <Fragment key={one}>{controls[one]}</Fragment>
        ))}
      </Grid>
    );
  });
