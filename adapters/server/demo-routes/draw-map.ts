import { createHash } from 'node:crypto';

/** Map colors for the light and the dark theme. */
const THEMES = {
  light: { ground: '#dfe5e8', block: '#f3f5f7', house: '#d5dce0', pin: '#0e5c73', dot: '#ffffff' },
  dark: { ground: '#263238', block: '#161c20', house: '#2b363c', pin: '#5bbcd6', dot: '#11181c' },
} as const;

const WIDTH = 560;
const HEIGHT = 220;

/** Returns a function from an index to a number in [0, 1). The same address always gives the same numbers. */
const numbersOf = (address: string): ((index: number) => number) => {
  const bytes = createHash('sha256').update(address.trim().toLowerCase()).digest();
  return (index) => (bytes[index % bytes.length] ?? 0) / 256;
};

const houses = (x: number, y: number, number: (index: number) => number, at: number): string =>
  [0, 1]
    .map((turn) => {
      const width = 18 + Math.round(number(at + turn) * 22);
      const left = x + 8 + turn * 52;
      const top = y + 8 + Math.round(number(at + turn + 7) * 22);
      return `<rect class="h" x="${left}" y="${top}" width="${width}" height="20"/>`;
    })
    .join('');

/**
 * Draws a map of fictitious streets with a pin in the center. The same address always gives the same map. A text on the
 * map says that the map shows no real place.
 */
export const drawDemoMap = (address: string, theme: keyof typeof THEMES): string => {
  const { block, dot, ground, house, pin } = THEMES[theme];
  const number = numbersOf(address);
  const turn = Math.round(-24 + number(0) * 48);
  const [shiftX, shiftY] = [Math.round(number(1) * 120), Math.round(number(2) * 74)];
  const blocks: string[] = [];
  for (let row = -4; row < 8; row += 1)
    for (let column = -4; column < 9; column += 1) {
      const [x, y] = [column * 132 - shiftX, row * 74 - shiftY];
      blocks.push(`<rect class="b" x="${x}" y="${y}" width="118" height="62" rx="3"/>`);
      blocks.push(houses(x, y, number, Math.abs(row * 5 + column) + 3));
    }
  const [centerX, centerY] = [WIDTH / 2, HEIGHT / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><style>.b{fill:${block}}.h{fill:${house}}text{font:12px sans-serif;fill:${pin}}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><g transform="rotate(${turn} ${centerX} ${centerY})">${blocks.join('')}</g><path d="M${centerX} ${centerY + 18}c-14-17-20-24-20-34a20 20 0 0 1 40 0c0 10-6 17-20 34z" fill="${pin}"/><circle cx="${centerX}" cy="${centerY - 16}" r="8" fill="${dot}"/><text x="${centerX}" y="${centerY + 40}" text-anchor="middle">Demo map</text></svg>`;
};
