/** Accent names, each with the hue below which the name applies. Hues reserved for states have no name. */
const NAMES: readonly (readonly [before: number, name: string])[] = [
  [20, 'Red'],
  [50, 'Amber'],
  [95, 'Olive'],
  [130, 'Leaf green'],
  [165, 'Pine green'],
  [185, 'Teal'],
  [205, 'Petrol'],
  [222, 'Harbor blue'],
  [240, 'Blue'],
  [262, 'Indigo'],
  [285, 'Plum'],
  [310, 'Violet'],
  [328, 'Magenta'],
  [361, 'Red'],
];

/** Returns the display name of an accent by its hue. */
export const nameOfAccent = (hue: number, grey: boolean): string =>
  grey ? 'Slate' : (NAMES.find(([before]) => hue < before)?.[1] ?? 'Accent');
