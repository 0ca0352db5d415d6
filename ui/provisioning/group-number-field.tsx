import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { GroupNumber } from '#core/provisioning/provisioning.schema.ts';
import { Field } from '../kit/field.tsx';
import { IconLine } from '../kit/icon-line.tsx';

type Holder = GroupNumber['group'] | undefined;

interface Props extends Omit<ComponentProps<typeof Field>, 'inputMode' | 'autoComplete'> {
  /** The group with the typed number; undefined before the lookup. */
  readonly holder: Holder;
}

/** A field for the number of an existing group, with the group's name below. */
export const KnownGroupField = observer(({ holder, error, help, ...field }: Props) => (
  <Field
    {...field}
    inputMode="numeric"
    autoComplete="off"
    error={error ?? (holder === null ? 'There is no group with this number' : null)}
    help={<span role="status">{holder?.siteGroupName ?? help}</span>}
  />
));

/** The text below the number of a new group: that the number is free, or which group has it. */
export const NumberAnswer = ({ num, holder }: { readonly num: string; readonly holder: Holder }) =>
  holder === undefined ? null : (
    <span role="status">
      {holder === null ? (
        <IconLine icon={CheckCircleIcon} tone="ok">
          {`${num.trim()} is free.`}
        </IconLine>
      ) : (
        <IconLine icon={ExclamationCircleIcon} tone="alarm">
          {`${num.trim()} is taken by ${holder.siteGroupName}.`}
        </IconLine>
      )}
    </span>
  );
