import { APPLICATIONS } from '#core/session/user.schema.ts';
import { useEffect, useState } from 'react';
import { useRegistry } from './registry.ts';

/** How many alarms somebody works on, for dealers; null for everyone else and until it is known. Read it in an observer. */
export const useAlarmCount = (): number | null => {
  const registry = useRegistry();
  const [model] = useState(() => registry.create('alarmCount'));
  const { view } = registry.create('session');
  const { version } = registry.create('group');
  const dealer = view?.user.applicationNum === APPLICATIONS.dealer;
  useEffect(() => {
    if (!dealer) return undefined;
    model.start();
    return () => model.dispose();
  }, [model, dealer, version]);
  return dealer ? model.count : null;
};
