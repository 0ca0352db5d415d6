import { outOfServiceCategory } from '../../sites/out-of-service.ts';

/** A panel by its transmitter code. The out-of-service category is null while the panel is in service. */
interface ServedPanel {
  readonly xmit: string;
  readonly outOfService: string | null;
}

/**
 * Returns the panels whose signals nobody acts on. Some out-of-service categories do not change how signals are handled
 * (domain guide 6.6).
 */
export const panelsOut = (panels: readonly ServedPanel[]): readonly string[] =>
  panels
    .filter(({ outOfService }) => outOfService !== null && !outOfServiceCategory(outOfService).acts)
    .map(({ xmit }) => xmit);

/**
 * Returns how a site is monitored. A site is out of service if its account or every panel is. A site with a pending
 * cancellation is monitored until the cancellation date (domain guide 10 "Monitoring").
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
