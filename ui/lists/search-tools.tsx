import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../kit/field.tsx';
import { FilterChips } from './filter-chips.look.tsx';
import { ListField, ListTools } from './list-tools.look.tsx';

/** The search field of a list. Its label is for screen readers; the placeholder says what is found. */
export const SearchField = (field: Omit<ComponentProps<typeof Field>, 'type'>) => (
  <ListField>
    <MagnifyingGlassIcon aria-hidden />
    <Field {...field} type="search" autoComplete="off" />
  </ListField>
);

interface SearchToolsProps extends Pick<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** The search field and the button of the filters. */
  readonly find: ReactNode;
  /** The chips of the active filters. */
  readonly chips: ReactNode;
  /** Actions on the list as a whole. */
  readonly whole?: ReactNode;
  /** True if the tools are in the card of the rows. */
  readonly inCard?: boolean;
}

/** One row of tools above a list: what is looked for, the active filters, and what is done with the whole list. */
export const SearchTools = ({ find, chips, whole, ...frame }: SearchToolsProps) => (
  <ListTools {...frame}>
    <div data-find="">{find}</div>
    {chips}
    {whole !== undefined && <div data-whole="">{whole}</div>}
  </ListTools>
);

/** The active filters as chips; pressing one removes its filter. */
export const SetFilters = (chips: ComponentProps<typeof FilterChips>) => <FilterChips {...chips} />;
