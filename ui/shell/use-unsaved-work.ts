import { useEffect } from 'react';
import { useRegistry } from './registry.ts';

/** Has the portal know that this component holds something unsaved: nothing is loaded anew over it without asking, and the browser asks before the page is left. */
export const useUnsavedWork = (dirty: boolean): void => {
  const registry = useRegistry();
  useEffect(() => (dirty ? registry.create('unsavedWork').hold() : undefined), [registry, dirty]);
};
