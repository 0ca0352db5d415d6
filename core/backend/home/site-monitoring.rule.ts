import { outOfServiceCategory } from '../../sites/out-of-service.ts';

/** A panel by its number, and the category of its out-of-service state; null while it is in service. */
interface ServedPanel {
  readonly xmit: string;
  readonly outOfService: string | null;
}

/** Panels whose signals nobody acts on; some categories handle them as always (domain guide 6.6). */
export const panelsOut = (panels: readonly ServedPanel[]): readonly string[] =>
  panels
    .filter(({ outOfService }) => outOfService !== null && !outOfServiceCategory(outOfService).acts)
    .map(({ xmit }) => xmit);

/** How a site is watched: out of service is what its account is, or each of its panels; one that is being cancelled is watched until its date (domain guide 10 "Monitoring"). */
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
