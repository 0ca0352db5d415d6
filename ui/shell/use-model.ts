import { useEffect, useState } from 'react';
import { useRegistry, type ViewModels } from './registry.ts';

/** The optional lifecycle of a screen's view model. Strict mode calls both methods twice. */
interface Lifecycle {
  readonly start?: () => unknown;
  readonly dispose?: () => void;
}

/** `login` and `session` outlive their screens and are started elsewhere. */
type ScreenModel = Exclude<keyof ViewModels, 'login' | 'session'>;

/** Returns a view model that lives as long as the component. */
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
