import { useEffect, useState } from 'react';
import { useRegistry, type ViewModels } from './registry.ts';

/** The optional lifecycle of a view model. Strict mode calls each method twice. */
interface Lifecycle {
  readonly start?: () => unknown;
  readonly dispose?: () => void;
}

/** Name of a view model with the lifetime of its component. `login` and `session` outlive their screens. */
type ScreenModel = Exclude<keyof ViewModels, 'login' | 'session'>;

/** Returns a view model, started on mount and disposed on unmount of the component. */
export const useModel = <K extends ScreenModel>(name: K): ViewModels[K] => {
  const registry = useRegistry();
  const [model] = useState(() => registry.create(name));
  useEffect(() => {
    const lifecycle = model as Lifecycle;
    lifecycle.start?.();
    return () => lifecycle.dispose?.();
  }, [model]);
  return model;
};
