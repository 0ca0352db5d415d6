import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { Button } from '../kit/button.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';

/** A permit in the form. A permit without an id is not stored yet. */
export type TypedPermit = Readonly<
  Record<'type' | 'number' | 'issued' | 'expires' | 'agency', string>
> & { readonly id: string | null };

/** The fields of a site's permits. The last row adds a permit. */
export const PermitFields = ({
  permits,
  isFirst,
  onChange: set,
}: {
  readonly permits: readonly TypedPermit[];
  /** True if the first permit takes the focus. */
  readonly isFirst: boolean;
  readonly onChange: (permits: readonly TypedPermit[]) => void;
}) => {
  return (
    <>
      {permits.map((permit, at) => {
        const name = permit.number === '' ? `permit ${at + 1}` : permit.number;
        const bound = (what: Exclude<keyof TypedPermit, 'id'>) => ({
          id: `permit-${at}-${what}`,
          value: permit[what],
          error: null,
          onChange: (text: string) =>
            set(permits.map((one, index) => (index === at ? { ...one, [what]: text } : one))),
        });
        return (
          <Stack key={permit.id ?? `new ${at}`} gap={3}>
            <Grid columns="fields" gap={4}>
              <Field {...bound('type')} label="Permit" />
              <Field {...bound('number')} label="Number" />
              <DateField {...bound('issued')} label="Issued" />
              <DateField
                {...bound('expires')}
                label="Expires"
                data-first={isFirst && at === 0 ? '' : undefined}
              />
            </Grid>
            <Field {...bound('agency')} label="Issued by" />
            <Row>
              <LinkButton size="sm" onClick={() => set(permits.filter((_, index) => index !== at))}>
                {`Remove ${name}`}
              </LinkButton>
            </Row>
          </Stack>
        );
      })}
      <Row>
        <Button
          size="sm"
          icon={<PlusIcon />}
          data-first={isFirst && permits.length === 0 ? '' : undefined}
          onClick={() =>
            set([
              ...permits,
              {
                id: null,
                type: 'Alarm permit',
                number: '',
                issued: '',
                expires: '',
                agency: '',
              },
            ])
          }
        >
          Add permit
        </Button>
      </Row>
    </>
  );
};
