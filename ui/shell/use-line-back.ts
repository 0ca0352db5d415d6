import { useEffect, useRef } from 'react';
import { ASK_EVERY_MS } from '#core/live/live-connection.rule.ts';
import { useModel } from './use-model.ts';

/**
 * Retries a request that got no response: when the connection is back, or at intervals if no connection loss was detected.
 * Call it in an `observer`.
 */
export const useLineBack = (failed: boolean, again: () => void): void => {
  const { returns } = useModel('live');
  const seen = useRef(returns);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (seen.current === returns) return;
    seen.current = returns;
    if (failed) latest.current();
  }, [failed, returns]);
  useEffect(() => {
    if (!failed) return undefined;
    const asking = setInterval(() => latest.current(), ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [failed]);
};
