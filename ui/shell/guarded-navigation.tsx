import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { DiscardQuestion } from '../kit/dialog.tsx';
import { useRegistry } from './registry.ts';

/** Paths that the portal opens by itself, without asking about unsaved input (spec §8 Global). */
const FORCED: ReadonlySet<string> = new Set(['/server-error', '/login']);

const Question = observer(() => {
  const leaving = useRegistry().create('leaving');
  return leaving.pending === null ? null : (
    <DiscardQuestion
      loss={leaving.loss}
      onKeep={() => leaving.stay()}
      onDiscard={() => leaving.leave()}
    />
  );
});

/** Makes every link, tab and history move ask before unsaved input is lost. Replacing the URL never asks. */
export const GuardedNavigation = ({ children }: { readonly children: ReactNode }) => {
  const context = useContext(NavigationContext);
  const registry = useRegistry();
  const { key } = useLocation();
  useEffect(() => registry.create('leaving').moved(), [registry, key]);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (to, ...rest) => {
      const go = (): void => navigator.push(to, ...rest);
      const path = typeof to === 'string' ? to.replace(/[?#].*/, '') : (to.pathname ?? '');
      if (FORCED.has(path)) go();
      else registry.create('leaving').pass(go);
    };
    return {
      ...context,
      navigator: Object.assign(Object.create(navigator) as typeof navigator, { push }),
    };
  }, [context, registry]);
  return (
    <NavigationContext.Provider value={guarded}>
      {children}
      <Question />
    </NavigationContext.Provider>
  );
};
