import { outOfServiceCategory } from '../../sites/out-of-service.ts';

/** A panel by its transmitter code. The out-of-service category is null while the panel is in service. */
interface ServedPanel {
  readonly xmit: string;
  readonly outOfService: string | null;
}

/** Returns the panels that are out of service in a category in which nobody acts on their signals (domain guide 6.6). */
export const panelsOut = (panels: readonly ServedPanel[]): readonly string[] =>
  panels
    .filter(({ outOfService }) => outOfService !== null && !outOfServiceCategory(outOfService).acts)
    .map(({ xmit }) => xmit);

/**
 * Returns how a site is monitored. A site is out of service if its account is out of service or all its panels are. A site
 * with a pending cancellation is monitored until the cancellation date (domain guide 10 "Monitoring").
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
