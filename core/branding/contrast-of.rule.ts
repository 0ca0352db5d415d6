/** A color as hue (0 to 360), saturation and lightness (0 to 1 each). */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const channelsOf = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Returns true for six hexadecimal digits with or without a leading `#`. */
export const isHexColor = (text: string): boolean => /^#?[0-9a-f]{6}$/i.test(text);

/** Returns a color in its stored form: `#` and upper-case digits. `text` must contain six digits. */
export const plainHex = (text: string): string => `#${text.replace(/^#/, '').toUpperCase()}`;

/** Converts `#RRGGBB` to hue, saturation and lightness. */
export const hslOf = (hex: string): Hsl => {
  const [red, green, blue] = channelsOf(hex).map((part) => part / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [spread, lightness] = [most - least, (most + least) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sixth * 60, saturation: Math.min(1, saturation), lightness };
};

/** Converts hue, saturation and lightness to the nearest `#RRGGBB`. */
export const hexOf = ({ hue, saturation, lightness }: Hsl): string => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  const digits = [0, 8, 4].map((offset) =>
    Math.round(channel(offset) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return plainHex(`#${digits.join('')}`);
};

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of red, green and blue values of 0 to 255 (WCAG 2.2). */
export const luminanceOf = ([red, green, blue]: readonly [number, number, number]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast ratio of two luminances, 1 to 21 (WCAG 2.2). */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast ratio of two `#RRGGBB` colors, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number =>
  contrastOfLuminances(luminanceOf(channelsOf(one)), luminanceOf(channelsOf(other)));

/** Returns the shorter angle between two hues in degrees, 0 to 180. */
export const hueDistance = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

const GREY = 0.12;

/** Returns true if a color has no visible hue: its saturation is too low, or the color is nearly black or white. */
export const isGrey = ({ saturation, lightness }: Hsl): boolean =>
  saturation * (1 - Math.abs(2 * lightness - 1)) < GREY;
