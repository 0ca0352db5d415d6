import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRegistry } from './registry.ts';
import { usePlace } from './use-place.ts';

/** Shows a screen once the group its address asks for is the active one, so that it never asks for the data of another (spec §2.2 `sg`). */
export const AskedGroup = observer(({ children }: { readonly children: ReactNode }) => {
  const group = useRegistry().create('group');
  const { key } = useLocation();
  const place = usePlace();
  useLayoutEffect(() => group.grant(key, place));
  return group.asksForAnother(key, place) ? null : children;
});
