import { outOfServiceCategory } from '../../sites/out-of-service.ts';

/** A panel by its transmitter code with its out-of-service category; null while it is in service. */
interface ServedPanel {
  readonly xmit: string;
  readonly outOfService: string | null;
}

/** Returns panels whose signals nobody acts on. In some out-of-service categories signals are handled as usual (domain guide 6.6). */
export const panelsOut = (panels: readonly ServedPanel[]): readonly string[] =>
  panels
    .filter(({ outOfService }) => outOfService !== null && !outOfServiceCategory(outOfService).acts)
    .map(({ xmit }) => xmit);

/**
 * Returns how a site is monitored. It is out of service if its account or every panel is. A site whose cancellation is
 * pending is monitored until its date (domain guide 10 "Monitoring").
 */
export const siteMonitoring = (
  state: 'monitored' | 'outOfService' | 'installPending' | 'cancelPending' | 'cancelled',
  panels: readonly ServedPanel[],
): 'Monitored' | 'Out of service' | 'Install pending' | 'Cancel pending' | 'Cancelled' => {
  if (state === 'outOfService') return 'Out of service';
  if (state === 'cancelled') return 'Cancelled';
  if (state === 'installPending') return 'Install pending';
  const out = panelsOut(panels).length;
  if (out > 0 && out === panels.length) return 'Out of service';
  return state === 'cancelPending' ? 'Cancel pending' : 'Monitored';
};
