import { useEffect, useState } from 'react';
import { useRegistry, type ViewModels } from './registry.ts';

/** What a view model of one screen may have: a beginning and an end; strict mode calls both twice. */
interface Lifecycle {
  readonly start?: () => unknown;
  readonly dispose?: () => void;
}

/** `login` and `session` outlive their screens and are started by those who know how. */
type ScreenModel = Exclude<keyof ViewModels, 'login' | 'session'>;

/** A view model that lives as long as the component that asks for it. */
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
