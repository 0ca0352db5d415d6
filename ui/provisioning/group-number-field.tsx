import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { GroupNumber } from '#core/provisioning/provisioning.schema.ts';
import { Field } from '../kit/field.tsx';
import { IconLine } from '../kit/icon-line.tsx';

type Holder = GroupNumber['group'] | undefined;

interface Props extends Omit<ComponentProps<typeof Field>, 'inputMode' | 'autoComplete'> {
  /** Whose the number is; undefined while nobody knows. */
  readonly holder: Holder;
}

/** The number of a group that exists, with its name below it. */
export const KnownGroupField = observer(({ holder, error, help, ...field }: Props) => (
  <Field
    {...field}
    inputMode="numeric"
    autoComplete="off"
    error={error ?? (holder === null ? 'There is no group with this number' : null)}
    help={<span role="status">{holder?.siteGroupName ?? help}</span>}
  />
));

/** The words below the number of a new group: whether it is free, or whose it is. */
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
