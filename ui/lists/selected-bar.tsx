import type { ComponentProps } from 'react';
import { BulkBar } from './bulk-bar.look.tsx';

/** The actions on selected rows, for lists that are no tables. */
export const SelectedBar = (props: ComponentProps<typeof BulkBar>) => <BulkBar {...props} />;
