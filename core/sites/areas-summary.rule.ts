/** The states of an area that are named before all others, the most urgent first. */
const FIRST = ['Alarm', 'Open'];

const SPOKEN: Readonly<Record<string, string>> = { Alarm: 'in alarm', 'Closed (stay)': 'closed' };

const spoken = (state: string): string => SPOKEN[state] ?? state.toLowerCase();

/**
 * Sums up the areas of a site in a few words by their most urgent state: "1 of 3 areas open · Shop" or "3 areas closed".
 * `short` has no names. Null for a site without areas.
 */
export const areasSummary = (
  areas: readonly { readonly name: string; readonly state: string }[],
): { readonly state: string; readonly text: string; readonly short: string } | null => {
  const [only, second] = areas;
  if (only === undefined) return null;
  if (second === undefined)
    return { state: only.state, text: `${only.name} · ${only.state}`, short: only.state };
  const rank = ({ state }: { readonly state: string }): number => {
    const at = FIRST.indexOf(state);
    return at >= 0 ? at : state.startsWith('Closed') ? FIRST.length + 1 : FIRST.length;
  };
  const worst = areas.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  const state = spoken(worst.state);
  const count = areas.filter((one) => spoken(one.state) === state).length;
  const all = String(areas.length);
  if (count === areas.length)
    return { state: worst.state, text: `${all} areas ${state}`, short: `${all} ${state}` };
  const some = `${String(count)} of ${all}`;
  return {
    state: worst.state,
    text: `${some} areas ${state}${count === 1 ? ` · ${worst.name}` : ''}`,
    short: `${some} ${state}`,
  };
};
